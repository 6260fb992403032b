import { createStore } from 'zustand/vanilla'
import { maximumNoteLength, type Substitution, substitutions } from '@/lib/domain/delivery'
import type { VariantId } from '@/lib/domain/identifiers'
import { readStorage, writeStorage } from './browser-storage'
import type { KeyValueStorage } from './cart-storage'

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

// For browsers that keep no storage: as long as the page, which is as long as the cart lives there.
let unsaved: string | null = null

function parseEntry(value: unknown): readonly [string, LinePreference] | null {
  if (!Array.isArray(value)) return null
  const [variantId, substitution, note] = value as readonly unknown[]
  if (typeof variantId !== 'string' || !/^variant_\w{10,40}$/.test(variantId)) return null
  const known = substitutions.find((candidate) => candidate === substitution) ?? null
  const preference = { substitution: known, note: typeof note === 'string' ? toNote(note) : '' }
  return isNothing(preference) ? null : [variantId, preference]
}

/** Nothing that is stored makes it throw; what cannot be read is left out (trust R14). */
function parseStored(text: string | null): Entries {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return new Map()
    const { version: storedVersion, entries } = stored as Record<string, unknown>
    if (storedVersion !== version || !Array.isArray(entries)) return new Map()
    return new Map(
      entries
        .slice(-maximumEntries)
        .map(parseEntry)
        .filter((entry) => entry !== null),
    )
  } catch {
    return new Map()
  }
}

function toNote(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, maximumNoteLength)
}

function isNothing({ substitution, note }: LinePreference): boolean {
  return substitution === null && note.trim() === ''
}

function readEntries(storage: () => KeyValueStorage): Entries {
  return parseStored(unsaved ?? readStorage(storage, linePreferencesKey))
}

/** Substitution and note per product, remembered on this device. */
export function createLinePreferencesStore(storage: () => KeyValueStorage) {
  return createStore<LinePreferencesState>()((set, get) => {
    const lookUp = (entries: Entries) => (variantId: VariantId) => entries.get(variantId) ?? nothing

    function change(variantId: VariantId, part: Partial<LinePreference>) {
      const preference = { ...get().preferenceOf(variantId), ...part }
      // Read anew, so that another tab's choices survive; set last, it is the last to make room.
      const entries = new Map(readEntries(storage))
      entries.delete(variantId)
      if (!isNothing(preference)) entries.set(variantId, preference)
      const rows = [...entries].slice(-maximumEntries)
      const text = JSON.stringify({
        version,
        entries: rows.map(([id, { substitution, note }]) => [id, substitution, note]),
      })
      unsaved = writeStorage(storage, linePreferencesKey, text) ? null : text
      // As it is typed: a space at the end is the beginning of the next word.
      set({ preferenceOf: lookUp(new Map(rows).set(variantId, preference)) })
    }

    return {
      preferenceOf: () => nothing,
      load: () => set({ preferenceOf: lookUp(readEntries(storage)) }),
      setSubstitution: (variantId, substitution) => change(variantId, { substitution }),
      setNote: (variantId, note) => change(variantId, { note: toNote(note) }),
    }
  })
}

/** What a checkout sends of a line beside variant and quantity; keys without a value are left out. */
export type LineExtras = { readonly substitution?: Substitution; readonly note?: string }

/** Reads what is remembered once, for a checkout of several lines. */
export function readLinePreferences(storage: () => KeyValueStorage): (variantId: VariantId) => LineExtras {
  const entries = readEntries(storage)
  return (variantId) => {
    const { substitution, note } = entries.get(variantId) ?? nothing
    const trimmed = note.trim()
    return { ...(substitution ? { substitution } : {}), ...(trimmed ? { note: trimmed } : {}) }
  }
}
