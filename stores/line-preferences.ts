import { createStore } from 'zustand/vanilla'
import { type Decoder, fromJson, listOf, objectOf, oneOf, otherwise, text } from '@/lib/browser/decode'
import { substitution } from '@/lib/browser/delivery-decoders'
import { variantId } from '@/lib/browser/domain-decoders'
import { maximumNoteLength, type Substitution } from '@/lib/domain/delivery'
import type { VariantId } from '@/lib/domain/identifiers'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

export const linePreferencesKey = 'e-commerce-line-preferences'

const version = 1
const maximumEntries = 200

export type LinePreference = {
  /** Null uses the choice for the whole cart. */
  readonly substitution: Substitution | null
  readonly note: string
}

type Entries = ReadonlyMap<string, LinePreference>

export type LinePreferencesState = {
  readonly preferenceOf: (variantId: VariantId) => LinePreference
  readonly load: () => void
  readonly setSubstitution: (variantId: VariantId, substitution: Substitution | null) => void
  readonly setNote: (variantId: VariantId, note: string) => void
}

const nothing: LinePreference = { substitution: null, note: '' }

type Entry = readonly [VariantId, LinePreference]

const storedNote = otherwise(text, '')
const storedSubstitution = otherwise(substitution, null)

const entry: Decoder<Entry> = (value) => {
  if (!Array.isArray(value)) return undefined
  const variant = variantId(value[0])
  const preference = {
    substitution: storedSubstitution(value[1]),
    note: toNote(storedNote(value[2]), maximumNoteLength),
  }
  return variant && !isNothing(preference) ? [variant, preference] : undefined
}

const preferencesFile = objectOf({ version: oneOf([version]), entries: listOf(entry) })

export function toNote(text: string, maximumLength: number): string {
  return text.replace(/\s+/g, ' ').slice(0, maximumLength)
}

function isNothing({ substitution, note }: LinePreference): boolean {
  return substitution === null && note.trim() === ''
}

function openEntries(storage: StorageAccess): StoredValue<Entries> {
  return createStoredValue<Entries>({
    storage,
    key: linePreferencesKey,
    version,
    decode: (stored) => new Map(fromJson(stored, preferencesFile)?.entries.slice(-maximumEntries)),
    encode: (entries) =>
      JSON.stringify({
        version,
        entries: [...entries].map(([id, { substitution, note }]) => [id, substitution, note]),
      }),
  })
}

export function createLinePreferencesStore(storage: StorageAccess) {
  const stored = openEntries(storage)
  return createStore<LinePreferencesState>()((set, get) => {
    const lookUp = (entries: Entries) => (variantId: VariantId) => entries.get(variantId) ?? nothing

    function change(variantId: VariantId, part: Partial<LinePreference>) {
      const preference = { ...get().preferenceOf(variantId), ...part }
      // Keeps choices of other tabs; moves this one to the end, where it is dropped last.
      const entries = new Map(stored.read())
      entries.delete(variantId)
      if (!isNothing(preference)) entries.set(variantId, preference)
      const kept = new Map([...entries].slice(-maximumEntries))
      stored.write(kept)
      // Keeps a trailing space while the next word is typed.
      set({ preferenceOf: lookUp(new Map(kept).set(variantId, preference)) })
    }

    return {
      preferenceOf: () => nothing,
      load: () => set({ preferenceOf: lookUp(stored.read()) }),
      setSubstitution: (variantId, substitution) => change(variantId, { substitution }),
      setNote: (variantId, note) => change(variantId, { note: toNote(note, maximumNoteLength) }),
    }
  })
}

export type LineExtras = { readonly substitution?: Substitution; readonly note?: string }

export function readLinePreferences(storage: StorageAccess): (variantId: VariantId) => LineExtras {
  const entries = openEntries(storage).read()
  return (variantId) => {
    const { substitution, note } = entries.get(variantId) ?? nothing
    const trimmed = note.trim()
    return { ...(substitution ? { substitution } : {}), ...(trimmed ? { note: trimmed } : {}) }
  }
}
