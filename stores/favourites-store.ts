import { createStore } from 'zustand/vanilla'
import { changeFavourites, type FavouriteChange, favouriteCode } from '@/lib/domain/favourites'
import type { ProductId } from '@/lib/domain/identifiers'
import { readId, readText } from '@/lib/domain/untrusted'
import { openStoredJson, openStoredList } from './stored-json'
import type { StorageAccess } from './stored-value'

export const favouritesKey = 'mercado-local-favourites'
export const pendingFavouritesKey = 'mercado-local-favourites-pending'

export type FavouritesState = {
  readonly ids: readonly ProductId[]
  readonly added: readonly ProductId[]
  /** Empty for visitors, whose removals must not reach older favourites of an account. */
  readonly removed: readonly ProductId[]
  readonly owner: string | null
  /** Time of the last products unknown to catalogue and device (ms since 1970); null when all are known. */
  readonly shortSince: number | null
  readonly load: () => void
  /** Returns true for a new favourite. `userId`: the signed-in user. */
  readonly toggle: (productId: ProductId, userId: string | undefined) => boolean
  readonly adopt: (answer: AccountFavourites, owner: string, now: number) => void
  /** Removes account data from this device. */
  readonly forget: () => void
}

type AccountFavourites = {
  readonly ids: readonly ProductId[]
  readonly missing: readonly string[]
}

type Pending = Pick<FavouritesState, 'added' | 'removed' | 'owner' | 'shortSince'>

const nothingPending: Pending = { added: [], removed: [], owner: null, shortSince: null }

/** Favourites of this device, newest first. */
export const openFavouriteIds = (storage: StorageAccess) =>
  openStoredList({ storage, key: favouritesKey, read: readId<ProductId> })

const readIds = (value: unknown) =>
  Array.isArray(value) ? value.map((id) => readId<ProductId>(id)).filter((id) => id !== null) : []

export function createFavouritesStore(storage: StorageAccess) {
  const storedFavourites = openFavouriteIds(storage)
  const pending = openStoredJson<Pending>({
    storage,
    key: pendingFavouritesKey,
    read(value) {
      const { added, removed, owner, shortSince } = Object(value)
      return {
        added: readIds(added),
        removed: readIds(removed),
        owner: readText(owner),
        shortSince: Number.isInteger(shortSince) ? shortSince : null,
      }
    },
  })
  return createStore<FavouritesState>()((set, get) => {
    function change(state: Partial<Pending & Pick<FavouritesState, 'ids'>>) {
      set(state)
      const { ids, added, removed, owner, shortSince } = get()
      storedFavourites.write(ids)
      const isPending = added.length + removed.length > 0 || owner !== null
      pending.write(isPending ? { added, removed, owner, shortSince } : null)
    }
    return {
      ids: [],
      ...nothingPending,
      load: () => set({ ids: storedFavourites.read(), ...pending.read() }),
      toggle(productId, userId) {
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
        const kept = get().ids.filter((id) => codes.has(favouriteCode(id)))
        const shortSince = kept.length < codes.size ? now : null
        change({ ids: [...ids, ...kept], added: [], removed: [], owner, shortSince })
      },
      forget: () => change({ ids: [], ...nothingPending }),
    }
  })
}
