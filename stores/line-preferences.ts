import { createStore } from 'zustand/vanilla'
import { maximumNoteLength, type Substitution, substitutions } from '@/lib/domain/delivery'
import type { VariantId } from '@/lib/domain/identifiers'
import { readId, readText } from '@/lib/domain/untrusted'
import { openStoredList } from './stored-json'
import type { StorageAccess } from './stored-value'

export const linePreferencesKey = 'e-commerce-line-preferences'

export type LinePreference = {
  /** Null uses the choice for the whole cart. */
  readonly substitution: Substitution | null
  readonly note: string
}

export type LinePreferencesState = {
  readonly preferenceOf: (variantId: VariantId) => LinePreference
  readonly load: () => void
  readonly setSubstitution: (variantId: VariantId, substitution: Substitution | null) => void
  readonly setNote: (variantId: VariantId, note: string) => void
}

const nothing: LinePreference = { substitution: null, note: '' }

type Entry = readonly [VariantId, LinePreference['substitution'], LinePreference['note']]

export function toNote(text: string, maximumLength: number): string {
  return text.replace(/\s+/g, ' ').slice(0, maximumLength)
}

/** Last changed first. */
const openEntries = (storage: StorageAccess) =>
  openStoredList<Entry>({
    storage,
    key: linePreferencesKey,
    file: { name: 'entries', version: 1 },
    maximum: 200,
    read(value) {
      const [variantId, chosen, text] = Array.isArray(value) ? value : []
      const id = readId<VariantId>(variantId)
      const substitution = substitutions.find((known) => known === chosen) ?? null
      const note = toNote(readText(text) ?? '', maximumNoteLength)
      return id && (substitution || note.trim()) ? [id, substitution, note] : null
    },
  })

function lookUp(entries: readonly Entry[]) {
  const known = new Map(entries.map(([id, substitution, note]) => [id, { substitution, note }]))
  return (variantId: VariantId): LinePreference => known.get(variantId) ?? nothing
}

export function createLinePreferencesStore(storage: StorageAccess) {
  const stored = openEntries(storage)
  return createStore<LinePreferencesState>()((set, get) => {
    function change(variantId: VariantId, part: Partial<LinePreference>) {
      const { substitution, note } = { ...get().preferenceOf(variantId), ...part }
      // Keeps choices of other tabs.
      const others = stored.read().filter(([id]) => id !== variantId)
      const changed: Entry = [variantId, substitution, note]
      stored.write(substitution || note.trim() ? [changed, ...others] : others)
      // Keeps a trailing space while the next word is typed.
      set({ preferenceOf: lookUp([changed, ...others]) })
    }

    return {
      preferenceOf: () => nothing,
      load: () => set({ preferenceOf: lookUp(stored.read()) }),
      setSubstitution: (variantId, substitution) => change(variantId, { substitution }),
      setNote: (variantId, note) => change(variantId, { note: toNote(note, maximumNoteLength) }),
    }
  })
}

export function readLinePreferences(storage: StorageAccess) {
  const preferenceOf = lookUp(openEntries(storage).read())
  return (variantId: VariantId) => {
    const { substitution, note } = preferenceOf(variantId)
    const trimmed = note.trim()
    return { ...(substitution ? { substitution } : {}), ...(trimmed ? { note: trimmed } : {}) }
  }
}
