import { createStore } from 'zustand/vanilla'
import { changeFavourites } from '@/lib/domain/favourites'
import { readStorage, writeStorage } from './browser-storage'
import type { KeyValueStorage } from './cart-storage'
import { favouritesKey } from './favourites-key'

/** What the account does not know yet, and whose account it is. */
const pendingKey = 'mercado-local-favourites-pending'

export type FavouritesState = {
  readonly ids: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** The account that last had the same favourites as this device. */
  readonly owner: string | null
  readonly load: () => void
  /** True when it is a favourite now. */
  readonly toggle: (productId: string) => boolean
  /** The account and this device are at one. */
  readonly adopt: (ids: readonly string[], owner: string) => void
  /** What belongs to an account leaves this device with it. */
  readonly forget: () => void
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^prod_\w{10,40}$/.test(value)
const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isId) : [])

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Favourites of this device; with an account they are brought together with those of the others. */
export function createFavouritesStore(storage: () => KeyValueStorage) {
  return createStore<FavouritesState>()((set, get) => {
    function change(state: Partial<Pick<FavouritesState, 'ids' | 'added' | 'removed' | 'owner'>>) {
      set(state)
      const { ids, added, removed, owner } = get()
      const isEmpty = added.length + removed.length === 0 && owner === null
      writeStorage(storage, favouritesKey, ids.length > 0 ? JSON.stringify(ids) : null)
      writeStorage(storage, pendingKey, isEmpty ? null : JSON.stringify({ added, removed, owner }))
    }
    return {
      ids: [],
      added: [],
      removed: [],
      owner: null,
      load() {
        const { added, removed, owner } = fieldsIn(parse(readStorage(storage, pendingKey)))
        set({
          ids: idsIn(parse(readStorage(storage, favouritesKey))),
          added: idsIn(added),
          removed: idsIn(removed),
          owner: typeof owner === 'string' ? owner : null,
        })
      },
      toggle(productId) {
        const { ids, added, removed } = get()
        const isAdded = !ids.includes(productId)
        const one = [productId]
        change({
          ids: changeFavourites(ids, isAdded ? { added: one, removed: [] } : { added: [], removed: one }),
          added: changeFavourites(added, isAdded ? { added: one, removed: [] } : { added: [], removed: one }),
          removed: changeFavourites(
            removed,
            isAdded ? { added: [], removed: one } : { added: one, removed: [] },
          ),
        })
        return isAdded
      },
      adopt: (ids, owner) => change({ ids: idsIn(ids), added: [], removed: [], owner }),
      forget: () => change({ ids: [], added: [], removed: [], owner: null }),
    }
  })
}
