import { createStore } from 'zustand/vanilla'
import { fromJson, listOf, nullable, objectOf, otherwise, text, whole } from '@/lib/browser/decode'
import { productId } from '@/lib/browser/domain-decoders'
import { changeFavourites, type FavouriteChange, favouriteCode } from '@/lib/domain/favourites'
import type { ProductId } from '@/lib/domain/identifiers'
import { openFavouriteIds } from './favourite-ids'
import { createStoredValue, type StorageAccess } from './stored-value'

/** What the account does not know yet, whose account it is, and whether the device knows all of it. */
export const pendingFavouritesKey = 'mercado-local-favourites-pending'

export type FavouritesState = {
  readonly ids: readonly ProductId[]
  readonly added: readonly ProductId[]
  /** Never of a visitor: what they turn off they have turned on themselves, and the account may have it for longer. */
  readonly removed: readonly ProductId[]
  /** The account whose favourites these are, or will be with the next answer. */
  readonly owner: string | null
  /**
   * When the account last had products that neither the catalogue nor this device knew, in milliseconds since 1970; null
   * when the device knows all of them.
   */
  readonly shortSince: number | null
  readonly load: () => void
  /** True when it is a favourite now. `userId` is of the signed-in user. */
  readonly toggle: (productId: ProductId, userId: string | undefined) => boolean
  /** The account and this device are at one; `now` in milliseconds since 1970. */
  readonly adopt: (answer: AccountFavourites, owner: string, now: number) => void
  /** What belongs to an account leaves this device with it. */
  readonly forget: () => void
}

type AccountFavourites = {
  /** Those that the catalogue has. */
  readonly ids: readonly ProductId[]
  /** Codes of the others. */
  readonly missing: readonly string[]
}

type Pending = Pick<FavouritesState, 'added' | 'removed' | 'owner' | 'shortSince'>

const nothingPending: Pending = { added: [], removed: [], owner: null, shortSince: null }
const storedIds = otherwise(listOf(productId), [])
const storedPending = objectOf<Pending>({
  added: storedIds,
  removed: storedIds,
  owner: otherwise(nullable(text), null),
  shortSince: otherwise(nullable(whole()), null),
})

const openPending = (storage: StorageAccess) =>
  createStoredValue<Pending>({
    storage,
    key: pendingFavouritesKey,
    decode: (stored) => fromJson(stored, storedPending) ?? nothingPending,
    encode: ({ added, removed, owner, shortSince }) =>
      added.length + removed.length === 0 && owner === null
        ? null
        : JSON.stringify({ added, removed, owner, shortSince }),
  })

/** Favourites of this device; with an account they are merged with those of its other devices. */
export function createFavouritesStore(storage: StorageAccess) {
  const storedFavourites = openFavouriteIds(storage)
  const pending = openPending(storage)
  return createStore<FavouritesState>()((set, get) => {
    function change(state: Partial<Pending & Pick<FavouritesState, 'ids'>>) {
      set(state)
      const { ids, added, removed, owner, shortSince } = get()
      storedFavourites.write(ids)
      pending.write({ added, removed, owner, shortSince })
    }
    return {
      ids: [],
      ...nothingPending,
      load: () => set({ ids: storedFavourites.read(), ...pending.read() }),
      toggle(productId, userId) {
        // Another tab may have written a moment ago.
        get().load()
        const { ids, added, removed, owner: known } = get()
        const owner = known ?? userId ?? null
        const isAdded = !ids.includes(productId)
        const add: FavouriteChange<ProductId> = { added: [productId], removed: [] }
        const remove: FavouriteChange<ProductId> = { added: [], removed: [productId] }
        change({
          ids: changeFavourites(ids, isAdded ? add : remove),
          added: changeFavourites(added, isAdded ? add : remove),
          removed: owner === null ? [] : changeFavourites(removed, isAdded ? remove : add),
          owner,
        })
        return isAdded
      },
      adopt({ ids, missing }, owner, now) {
        const codes = new Set(missing)
        // What the catalogue does not have today is still a favourite when it is back.
        const kept = get().ids.filter((id) => codes.has(favouriteCode(id)))
        const shortSince = kept.length < codes.size ? now : null
        change({ ids: [...ids, ...kept], added: [], removed: [], owner, shortSince })
      },
      forget: () => change({ ids: [], ...nothingPending }),
    }
  })
}
