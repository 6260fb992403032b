export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where to find a storage. It throws where the browser keeps it shut. */
export type StorageAccess = () => KeyValueStorage

export const deviceStorage: StorageAccess = () => window.localStorage
/** Lasts as long as the tab. */
export const tabStorage: StorageAccess = () => window.sessionStorage

/** What a key holds, or null; also when the browser keeps its storage shut. */
function readStorage(storage: StorageAccess, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Writes (null removes); false when the storage is full or shut. */
function writeStorage(storage: StorageAccess, key: string, text: string | null): boolean {
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
    return true
  } catch {
    return false
  }
}

type Entry<T> = {
  readonly storage: StorageAccess
  readonly key: string
  /** Null: nothing is stored. Never throws. */
  readonly decode: (stored: string | null) => T
  /** Null: nothing needs to be stored. */
  readonly encode: (value: T) => string | null
  /** The `version` in what `encode` writes, where it has one. */
  readonly version?: number
}

export type StoredValue<T> = {
  readonly read: () => T
  /** False: it lives in memory only, as long as the page does. */
  readonly write: (value: T) => boolean
}

/** What storage did not take, by key. For each storage, since all readers of an entry find the same. */
const unstored = new WeakMap<StorageAccess, Record<string, unknown>>()

/**
 * One entry of the browser's storage as a value. A storage that is shut or full never throws: what it does not take is
 * kept in memory until it takes something newer. What a newer shop has written, in another tab after a release, is
 * neither read nor overwritten: until then the page goes on with what it knew.
 */
export function createStoredValue<T>(entry: Entry<T>): StoredValue<T> {
  const { storage, key, decode, encode, version = Number.POSITIVE_INFINITY } = entry
  const memory = unstored.get(storage) ?? {}
  unstored.set(storage, memory)
  let known = decode(null)

  // Before any list or object within it that is of the entry itself; within a text the quotes would be escaped.
  const isNewer = (stored: string | null) =>
    Number(/^{[^[{]*?"version":(\d+)/.exec(stored ?? '')?.[1]) > version

  return {
    read() {
      // Written under this key, by this very function.
      if (key in memory) return memory[key] as T
      const stored = readStorage(storage, key)
      if (!isNewer(stored)) known = decode(stored)
      return known
    },
    write(value) {
      known = value
      const isStored = !isNewer(readStorage(storage, key)) && writeStorage(storage, key, encode(value))
      if (isStored) delete memory[key]
      else memory[key] = value
      return isStored
    },
  }
}

/** An entry that is a plain text; null is none. */
export function openStoredText(storage: StorageAccess, key: string): StoredValue<string | null> {
  return createStoredValue<string | null>({
    storage,
    key,
    decode: (stored) => stored,
    encode: (text) => text,
  })
}
