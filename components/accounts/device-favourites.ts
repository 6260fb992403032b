'use client'

import { useStore } from 'zustand'
import { callShownAccount } from '@/components/accounts/session-news'
import { accountFavourites } from '@/lib/api/account-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import type { Favourite } from '@/lib/domain/favourites'
import type { ProductId } from '@/lib/domain/identifiers'
import {
  createFavouritesStore,
  type FavouritesState,
  favouritesKey,
  pendingFavouritesKey,
} from '@/stores/favourites-store'
import { deviceStorage, onOtherTab } from '@/stores/stored-value'

let store: ReturnType<typeof createFavouritesStore> | undefined

/** Milliseconds before products unknown here are requested again. */
const shortRestMs = 3_600_000

/** Counts favourite changes in all tabs. */
let changes = 0

function openFavourites() {
  if (store) return store
  const opened = createFavouritesStore(deviceStorage)
  opened.getState().load()
  onOtherTab([favouritesKey, pendingFavouritesKey], () => {
    changes += 1
    opened.getState().load()
  })
  store = opened
  return opened
}

export function useFavourites<T>(select: (state: FavouritesState) => T): T {
  return useStore(openFavourites(), select)
}

/** Toggles a favourite, on the account too if signed in. Returns the new state. */
export function toggleFavourite(productId: ProductId, userId: string | undefined): boolean {
  const isAdded = openFavourites().getState().toggle(productId, userId)
  announceFavourites()
  if (userId !== undefined) void sendChanges(userId)
  return isAdded
}

/** Merges device and account, once per sign-in and after missed changes. */
export async function mergeFavourites(userId: string): Promise<void> {
  const { owner, added, removed, shortSince } = openFavourites().getState()
  const isWhole = shortSince === null || Date.now() - shortSince < shortRestMs
  if (owner === userId && added.length + removed.length === 0 && isWhole) return
  await sendChanges(userId)
}

/** Merges favourites of device and account; null without an answer. */
export async function findFavourites(userId: string | undefined): Promise<readonly Favourite[] | null> {
  if (userId !== undefined) return sendChanges(userId)
  const { ids } = openFavourites().getState()
  if (ids.length === 0) return []
  const answer = await callAccounts('/api/favourites', { body: { ids }, schema: accountFavourites })
  return answer.ok ? answer.value.favourites : null
}

export function forgetFavourites(): void {
  openFavourites().getState().forget()
  announceFavourites()
}

function announceFavourites(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: favouritesKey }))
}

async function sendChanges(userId: string): Promise<readonly Favourite[] | null> {
  const { added, removed, owner, forget } = openFavourites().getState()
  // Another user's favourites stay theirs.
  const isForeign = owner !== null && owner !== userId
  if (isForeign) forget()
  const body = isForeign ? { added: [], removed: [] } : { added, removed }
  const changesBefore = changes
  const answer = await callShownAccount('/api/profile/favourites', {
    accountId: userId,
    body,
    schema: accountFavourites,
  })
  if (!answer.ok) return null
  const { favourites: found, missing } = answer.value
  // Changed meanwhile: the next merge saves it, or the user signed out.
  if (changes !== changesBefore) return found
  const ids = found.map(({ productId }) => productId)
  openFavourites().getState().adopt({ ids, missing }, userId, Date.now())
  announceFavourites()
  return found
}
