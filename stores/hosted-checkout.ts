import { withoutBought } from '@/lib/domain/cart'
import { readStorage, writeStorage } from './browser-storage'
import {
  type CartOrder,
  cameBackByKey,
  cartKey,
  type KeyValueStorage,
  lastLeftKey,
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

/**
 * The shopper has arrived at /success. If the cart's checkout was paid, what it held is gone for good, wherever it is
 * by now: set aside, or given back because it looked left. A tab knows which checkout it left for; one that does not
 * (a payment app opened it) speaks for the one that any tab left for last. Gives back the attempt that was paid, if it
 * is known.
 */
export function arrive({ storage, tabStorage, now }: Storages): string | null {
  const last = orderOf(readStorage(storage, lastLeftKey))
  const paid = readStorage(tabStorage, leftFromHereKey) ?? (now - last.at < patienceMs ? last.order : null)
  for (const key of [leftFromHereKey, cameBackByKey]) writeStorage(tabStorage, key, null)
  if (paid === null) return null
  if (paid === last.order) writeStorage(storage, lastLeftKey, null)
  for (const place of [pendingCartKey, restoredCartKey]) {
    const text = readStorage(storage, place)
    if (orderOf(text).order !== paid) continue
    if (place === restoredCartKey) takeOutOfCart(storage, text)
    writeStorage(storage, place, null)
  }
  return paid
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
