'use client'

import { useStore } from 'zustand'
import { callShownAccount } from '@/components/accounts/session-news'
import { callAccounts } from '@/lib/browser/call-accounts'
import { productCard } from '@/lib/browser/card-decoders'
import { type Decoder, listOf, objectOf, otherwise, text } from '@/lib/browser/decode'
import { productId } from '@/lib/browser/domain-decoders'
import type { Favourite } from '@/lib/domain/favourites'
import type { ProductId } from '@/lib/domain/identifiers'
import { favouritesKey } from '@/stores/favourite-ids'
import { createFavouritesStore, type FavouritesState, pendingFavouritesKey } from '@/stores/favourites-store'
import { onOtherTab } from '@/stores/other-tabs'
import { deviceStorage } from '@/stores/stored-value'

type AccountFavourites = {
  readonly favourites: readonly Favourite[]
  /** Codes of those that the catalogue does not have today. */
  readonly missing: readonly string[]
}

/** The favourites of an account, in an answer of our own server; what is none of its making is left out. */
const accountFavourites: Decoder<AccountFavourites> = objectOf<AccountFavourites>({
  favourites: otherwise(listOf(objectOf<Favourite>({ productId, card: productCard })), []),
  missing: otherwise(listOf(text), []),
})

/** The favourites in such an answer. */
const favourites: Decoder<readonly Favourite[]> = (value) => accountFavourites(value)?.favourites

let store: ReturnType<typeof createFavouritesStore> | undefined

/** Milliseconds until an account with products that were unknown here is asked again: they may be back. */
const shortRestMs = 3_600_000

/** Counts what has happened to the favourites of this device, in this tab or another. */
let changes = 0

/** The favourites of this device, made with their first use; other tabs are followed. */
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

/** Turns the heart of a product, and saves that in the account of a signed-in user. True when it is one now. */
export function toggleFavourite(productId: ProductId, userId: string | undefined): boolean {
  const isAdded = openFavourites().getState().toggle(productId, userId)
  announceFavourites()
  if (userId !== undefined) void sendChanges(userId)
  return isAdded
}

/** Brings device and account together, once per sign-in and whenever the account has missed something. */
export async function mergeFavourites(userId: string): Promise<void> {
  const { owner, added, removed, shortSince } = openFavourites().getState()
  const isWhole = shortSince === null || Date.now() - shortSince < shortRestMs
  if (owner === userId && added.length + removed.length === 0 && isWhole) return
  await sendChanges(userId)
}

/** The favourites with their products: of account and device together, or of the device alone. Null: no answer. */
export async function findFavourites(userId: string | undefined): Promise<readonly Favourite[] | null> {
  if (userId !== undefined) return sendChanges(userId)
  const { ids } = openFavourites().getState()
  if (ids.length === 0) return []
  const answer = await callAccounts('/api/favourites', { body: { ids }, decode: favourites })
  return answer.ok ? answer.value : null
}

export function forgetFavourites(): void {
  openFavourites().getState().forget()
  announceFavourites()
}

/** Makes this tab look again, as the others do. */
function announceFavourites(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: favouritesKey }))
}

async function sendChanges(userId: string): Promise<readonly Favourite[] | null> {
  const { added, removed, owner, forget } = openFavourites().getState()
  // Those of another user who was signed in here stay theirs.
  const isForeign = owner !== null && owner !== userId
  if (isForeign) forget()
  const body = isForeign ? { added: [], removed: [] } : { added, removed }
  const changesBefore = changes
  const answer = await callShownAccount('/api/profile/favourites', {
    accountId: userId,
    body,
    decode: accountFavourites,
  })
  if (!answer.ok) return null
  const { favourites: found, missing } = answer.value
  // A heart that was turned meanwhile waits for the next time; a user who signed out meanwhile takes theirs along.
  if (changes !== changesBefore) return found
  const ids = found.map(({ productId }) => productId)
  openFavourites().getState().adopt({ ids, missing }, userId, Date.now())
  announceFavourites()
  return found
}
