'use client'

import { useStore } from 'zustand'
import { callShownAccount } from '@/components/accounts/call-shown-account'
import { callAccounts } from '@/lib/browser/call-accounts'
import { type Favourite, readFavourites } from '@/lib/browser/read-favourites'
import { favouritesKey } from '@/stores/favourites-key'
import { createFavouritesStore, type FavouritesState } from '@/stores/favourites-store'

let store: ReturnType<typeof createFavouritesStore> | undefined

/** The favourites of this device, made with their first use; other tabs are followed. */
function openFavourites() {
  if (store) return store
  const opened = createFavouritesStore(() => window.localStorage)
  opened.getState().load()
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(favouritesKey)) opened.getState().load()
  })
  store = opened
  return opened
}

export function useFavourites<T>(select: (state: FavouritesState) => T): T {
  return useStore(openFavourites(), select)
}

/** Turns the heart of a product, and tells the account where somebody is signed in. True when it is one now. */
export function toggleFavourite(productId: string, userId: string | undefined): boolean {
  const isAdded = openFavourites().getState().toggle(productId)
  if (userId !== undefined) void sendChanges(userId)
  return isAdded
}

/** Brings device and account together, once per sign-in and whenever the account has missed something. */
export async function bringTogether(userId: string): Promise<void> {
  const { owner, added, removed } = openFavourites().getState()
  if (owner === userId && added.length + removed.length === 0) return
  await sendChanges(userId)
}

/** The favourites with their products: of account and device together, or of the device alone. Null: no answer. */
export async function findFavourites(userId: string | undefined): Promise<readonly Favourite[] | null> {
  if (userId !== undefined) return sendChanges(userId)
  const { ids } = openFavourites().getState()
  if (ids.length === 0) return []
  const answer = await callAccounts('/api/favourites', { fetch: window.fetch.bind(window), body: { ids } })
  return answer.ok ? readFavourites(answer.value) : null
}

export function forgetFavourites(): void {
  openFavourites().getState().forget()
}

async function sendChanges(userId: string): Promise<readonly Favourite[] | null> {
  const { added, removed, owner, forget } = openFavourites().getState()
  // Those of somebody else who was signed in here stay theirs.
  const isForeign = owner !== null && owner !== userId
  if (isForeign) forget()
  const body = isForeign ? { added: [], removed: [] } : { added, removed }
  const answer = await callShownAccount('/api/profile/favourites', { accountId: userId, body })
  if (!answer.ok) return null
  const favourites = readFavourites(answer.value)
  const state = openFavourites().getState()
  // A heart that was turned meanwhile waits for the next time.
  const isUnchanged = state.added.length === body.added.length && state.removed.length === body.removed.length
  if (isUnchanged)
    state.adopt(
      favourites.map(({ productId }) => productId),
      userId,
    )
  return favourites
}
