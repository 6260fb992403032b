import { readStorage, writeStorage } from '../browser-storage'
import {
  type CartOrder,
  cameBackByKey,
  type KeyValueStorage,
  lastLeftKey,
  leftFromHereKey,
} from '../cart-storage'

type Storages = {
  readonly storage: () => KeyValueStorage
  /** Lasts as long as the tab. */
  readonly tabStorage: () => KeyValueStorage
  readonly now: number
}

/** This tab leaves for the hosted checkout of an attempt. */
export function leaveFor(key: string, { storage, tabStorage, now }: Storages): void {
  writeStorage(tabStorage, leftFromHereKey, key)
  writeStorage(tabStorage, cameBackByKey, null)
  writeStorage(storage, lastLeftKey, JSON.stringify({ order: key, at: now } satisfies CartOrder))
}

/**
 * The attempt whose hosted checkout sent the shopper back by its own link: that checkout may be closed, so the next
 * try needs a new one. After the back button it is still open, and the same address is right.
 */
export function cancelledAttempt({ tabStorage }: Pick<Storages, 'tabStorage'>): string | null {
  return readStorage(tabStorage, cameBackByKey) === 'navigate'
    ? readStorage(tabStorage, leftFromHereKey)
    : null
}
