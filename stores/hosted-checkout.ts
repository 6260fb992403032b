import { withoutBought } from '@/lib/domain/cart'
import { readStorage, writeStorage } from './browser-storage'
import {
  type CartOrder,
  cartKey,
  type KeyValueStorage,
  leftFromHereKey,
  parseStoredCart,
  pendingCartKey,
  restoredCartKey,
  serializeCart,
} from './cart-storage'

/** Milliseconds. A later /success in a tab that left for no checkout is a bookmark, not a purchase. */
const patienceMs = 24 * 60 * 60 * 1000

type Storages = {
  readonly storage: () => KeyValueStorage
  /** Lasts as long as the tab. */
  readonly tabStorage: () => KeyValueStorage
  readonly now: number
}

/** This tab leaves for the hosted checkout of an attempt. */
export function leaveFor(key: string, { tabStorage }: Pick<Storages, 'tabStorage'>): void {
  writeStorage(tabStorage, leftFromHereKey, key)
}

type Return = {
  readonly tabStorage: () => KeyValueStorage
  /** How this page view began: `navigate`, `reload`, `back_forward`. */
  readonly navigation: string | undefined
  /** The attempt that this very page view has left for, if it came back out of the page cache. */
  readonly leftFromThisView: string | null
}

/**
 * The attempt whose hosted checkout sent the shopper back by its own link: that checkout may be closed, so the next
 * try needs a new one. After the back button it is still open, and the same address is right.
 */
export function cancelledAttempt({ tabStorage, navigation, leftFromThisView }: Return): string | null {
  const left = readStorage(tabStorage, leftFromHereKey)
  return navigation === 'navigate' && left !== leftFromThisView ? left : null
}

/**
 * The shopper has arrived at /success. If the cart's checkout was paid, what it held is gone for good, wherever it is
 * by now: set aside, or given back because it looked left. A tab knows which checkout it left for; one that does not
 * (a payment app opened it) speaks for the last one. Gives back the attempt that was paid, if it is known.
 */
export function arrive({ storage, tabStorage, now }: Storages): string | null {
  const left = readStorage(tabStorage, leftFromHereKey)
  writeStorage(tabStorage, leftFromHereKey, null)
  for (const place of [pendingCartKey, restoredCartKey]) {
    const text = readStorage(storage, place)
    const { order, at } = orderOf(text)
    if (left === null ? now - at >= patienceMs : order !== left) continue
    if (place === restoredCartKey) takeOutOfCart(storage, text)
    writeStorage(storage, place, null)
    return order
  }
  return left
}

function takeOutOfCart(storage: () => KeyValueStorage, bought: string | null): void {
  const lines = withoutBought(parseStoredCart(readStorage(storage, cartKey)), parseStoredCart(bought))
  writeStorage(storage, cartKey, lines.length === 0 ? null : serializeCart(lines))
}

function orderOf(text: string | null): CartOrder {
  try {
    const { order, at } = JSON.parse(text ?? '{}') as Partial<Record<keyof CartOrder, unknown>>
    if (typeof order === 'string' && typeof at === 'number') return { order, at }
  } catch {}
  return { order: '', at: 0 }
}
