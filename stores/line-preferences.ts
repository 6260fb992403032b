import { createStore } from 'zustand/vanilla'
import { type Decoder, fromJson, listOf, objectOf, oneOf, otherwise, text } from '@/lib/browser/decode'
import { substitution } from '@/lib/browser/delivery-decoders'
import { variantId } from '@/lib/browser/domain-decoders'
import { maximumNoteLength, type Substitution } from '@/lib/domain/delivery'
import type { VariantId } from '@/lib/domain/identifiers'
import { createStoredValue, type StorageAccess, type StoredValue } from './stored-value'

export const linePreferencesKey = 'e-commerce-line-preferences'

const version = 1
/** Products remembered; the one set longest ago makes room. */
const maximumEntries = 200

/** What a shopper wants for one product, this time and the next. */
export type LinePreference = {
  /** Null: as chosen for the whole cart. */
  readonly substitution: Substitution | null
  readonly note: string
}

type Entries = ReadonlyMap<string, LinePreference>

export type LinePreferencesState = {
  readonly preferenceOf: (variantId: VariantId) => LinePreference
  /** Reads what is stored: at the start, and when another tab has written. */
  readonly load: () => void
  readonly setSubstitution: (variantId: VariantId, substitution: Substitution | null) => void
  /** One line of at most 140 characters; what is longer is cut. */
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

/** What is typed as a note: one line, and no more than a checkout accepts. */
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

/** Substitution and note per product, remembered on this device. */
export function createLinePreferencesStore(storage: StorageAccess) {
  const stored = openEntries(storage)
  return createStore<LinePreferencesState>()((set, get) => {
    const lookUp = (entries: Entries) => (variantId: VariantId) => entries.get(variantId) ?? nothing

    function change(variantId: VariantId, part: Partial<LinePreference>) {
      const preference = { ...get().preferenceOf(variantId), ...part }
      // Read anew, so that another tab's choices survive; set last, it is the last to make room.
      const entries = new Map(stored.read())
      entries.delete(variantId)
      if (!isNothing(preference)) entries.set(variantId, preference)
      const kept = new Map([...entries].slice(-maximumEntries))
      stored.write(kept)
      // As it is typed: a space at the end is the beginning of the next word.
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

/** What a checkout sends of a line beside variant and quantity; keys without a value are left out. */
export type LineExtras = { readonly substitution?: Substitution; readonly note?: string }

/** Reads what is remembered once, for a checkout of several lines. */
export function readLinePreferences(storage: StorageAccess): (variantId: VariantId) => LineExtras {
  const entries = openEntries(storage).read()
  return (variantId) => {
    const { substitution, note } = entries.get(variantId) ?? nothing
    const trimmed = note.trim()
    return { ...(substitution ? { substitution } : {}), ...(trimmed ? { note: trimmed } : {}) }
  }
}
