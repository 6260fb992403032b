import { createStore } from 'zustand/vanilla'
import { fromJson, listOf, nullable, objectOf, otherwise, text } from '@/lib/browser/decode'
import { productId } from '@/lib/browser/domain-decoders'
import { changeFavourites, type FavouriteChange } from '@/lib/domain/favourites'
import type { ProductId } from '@/lib/domain/identifiers'
import { openFavouriteIds } from './favourite-ids'
import { createStoredValue, type StorageAccess } from './stored-value'

/** What the account does not know yet, and whose account it is. */
export const pendingFavouritesKey = 'mercado-local-favourites-pending'

export type FavouritesState = {
  readonly ids: readonly ProductId[]
  readonly added: readonly ProductId[]
  readonly removed: readonly ProductId[]
  /** The account that last had the same favourites as this device. */
  readonly owner: string | null
  readonly load: () => void
  /** True when it is a favourite now. */
  readonly toggle: (productId: ProductId) => boolean
  /** The account and this device are at one. */
  readonly adopt: (ids: readonly ProductId[], owner: string) => void
  /** What belongs to an account leaves this device with it. */
  readonly forget: () => void
}

type Pending = Pick<FavouritesState, 'added' | 'removed' | 'owner'>

const nothingPending: Pending = { added: [], removed: [], owner: null }
const storedIds = otherwise(listOf(productId), [])
const storedPending = objectOf<Pending>({
  added: storedIds,
  removed: storedIds,
  owner: otherwise(nullable(text), null),
})

const openPending = (storage: StorageAccess) =>
  createStoredValue<Pending>({
    storage,
    key: pendingFavouritesKey,
    decode: (stored) => fromJson(stored, storedPending) ?? nothingPending,
    encode: ({ added, removed, owner }) =>
      added.length + removed.length === 0 && owner === null
        ? null
        : JSON.stringify({ added, removed, owner }),
  })

/** Favourites of this device; with an account they are merged with those of its other devices. */
export function createFavouritesStore(storage: StorageAccess) {
  const storedFavourites = openFavouriteIds(storage)
  const pending = openPending(storage)
  return createStore<FavouritesState>()((set, get) => {
    function change(state: Partial<Pick<FavouritesState, 'ids' | 'added' | 'removed' | 'owner'>>) {
      set(state)
      const { ids, added, removed, owner } = get()
      storedFavourites.write(ids)
      pending.write({ added, removed, owner })
    }
    return {
      ids: [],
      ...nothingPending,
      load: () => set({ ids: storedFavourites.read(), ...pending.read() }),
      toggle(productId) {
        const { ids, added, removed } = get()
        const isAdded = !ids.includes(productId)
        const add: FavouriteChange<ProductId> = { added: [productId], removed: [] }
        const remove: FavouriteChange<ProductId> = { added: [], removed: [productId] }
        change({
          ids: changeFavourites(ids, isAdded ? add : remove),
          added: changeFavourites(added, isAdded ? add : remove),
          removed: changeFavourites(removed, isAdded ? remove : add),
        })
        return isAdded
      },
      adopt: (ids, owner) => change({ ids, added: [], removed: [], owner }),
      forget: () => change({ ids: [], ...nothingPending }),
    }
  })
}
