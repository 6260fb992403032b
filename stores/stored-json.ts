import { parseJson } from '@/lib/domain/untrusted'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

/** Returns nothing for what cannot be read. */
type Reader<T> = (value: unknown) => T | null | undefined

type Entry<T> = {
  readonly storage: StorageAccess
  readonly key: string
  readonly read: Reader<T>
}

export function openStoredJson<T extends object>({ read, ...entry }: Entry<T>): StoredValue<T | null> {
  return createStoredValue<T | null>({
    ...entry,
    decode: (stored) => read(parseJson(stored)) ?? null,
    encode: (value) => value && JSON.stringify(value),
  })
}

type ListEntry<T> = Entry<T> & {
  readonly maximum?: number
  /** Field of a file with a version; a bare list otherwise. */
  readonly file?: { readonly name: string; readonly version: number }
}

/** Leaves out what cannot be read. */
export function openStoredList<T>({ read, maximum, file, ...entry }: ListEntry<T>) {
  return createStoredValue<readonly T[]>({
    ...entry,
    ...(file && { version: file.version }),
    decode(stored) {
      const content = parseJson(stored)
      const { version, [file?.name ?? '']: named } = Object(content)
      const rows: unknown = file ? version === file.version && named : content
      const known = Array.isArray(rows) ? rows.map((row) => read(row)) : []
      return known.filter((one) => one !== null && one !== undefined).slice(0, maximum)
    },
    encode(list) {
      const kept = list.slice(0, maximum)
      if (kept.length === 0) return null
      return JSON.stringify(file ? { version: file.version, [file.name]: kept } : kept)
    },
  })
}
