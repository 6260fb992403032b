import type { CheckoutBody } from '@/lib/api/checkout-messages'
import { outdatedPageEvent } from '@/lib/browser/call-shop'
import { type PostCheckoutFailure, postCheckout } from '@/lib/browser/post-checkout'
import { runOneTabAtATime } from '@/lib/browser/with-timeout'
import { noDelivery } from '@/lib/domain/account'
import type { CartItem } from '@/lib/domain/cart'
import { cartTotals } from '@/lib/domain/cart-totals'
import { askedDetails, isOrderedByMessage } from '@/lib/domain/checkout'
import { type DeliveryZone, findZone } from '@/lib/domain/delivery'
import { type OrderDetails, orderDetailsOf } from '@/lib/domain/order-fields'
import { paths } from '@/lib/domain/paths'
import { effectiveAmount } from '@/lib/domain/product'
import type { Result } from '@/lib/domain/result'
import { takeReturnValue } from '@/lib/domain/return-value'
import { createCheckoutAttempts, fingerprintOf, newAttemptKey } from '@/stores/checkout/checkout-attempts'
import { cancelledAttempt, leaveForPayment } from '@/stores/checkout/leave-for-payment'
import { openOrderDeliveries } from '@/stores/checkout/placed-orders'
import { openDelivery } from '@/stores/delivery'
import { readLinePreferences } from '@/stores/line-preferences'
import { deviceStorage as storage, tabStorage } from '@/stores/stored-value'
import type { Stores } from '@/stores/storefront-provider'
import { countDown, createCheckoutPause } from './checkout-pause'

/** Milliseconds. Continues without a hung tab; both have the same key by then. */
const timeoutMs = 2000

export type Purchase =
  | { readonly kind: 'cart' }
  | { readonly kind: 'buy-now'; readonly item: CartItem; readonly quantity: number }

/** Milliseconds after which the page has not left. */
const departureMs = 10_000

// Per page view: remembers attempts when storage is blocked.
const attempts = createCheckoutAttempts({ storage, now: Date.now, newKey: newAttemptKey })

/** Delivery fee of the last refusal: the shopper has seen it and taps again. */
let lastRefusal: { readonly purchase: string; readonly fee: number | null } | null = null

const pause = createCheckoutPause({ now: () => performance.now(), show: countDown })

/**
 * Starts a checkout and leaves the page; null once left or returned. Respects the pause of the last answer;
 * never retries by itself (R3).
 */
export async function beginCheckout(purchase: Purchase, stores: Stores): Promise<PostCheckoutFailure | null> {
  const refused = pause.rest()
  if (refused) return refused
  const cart = stores.cart.getState()
  // Snapshot at the tap: another tab may change the cart.
  const body = bodyOf(purchase, stores)
  const started = await runOneTabAtATime('e-commerce-checkout', timeoutMs, () =>
    post(body, stores.settings.checkoutHosts),
  )
  if (!started.ok) {
    const { kind, fee } = started.error
    pause.note(started.error)
    // The page's delivery rules may be hours old.
    if (kind === 'delivery-changed' || kind === 'below-minimum')
      window.dispatchEvent(new Event(outdatedPageEvent))
    if (fee !== undefined) lastRefusal = { purchase: textOf(body), fee }
    return started.error
  }
  const { key, url } = started.value
  const isCart = purchase.kind === 'cart'
  attempts.open(key)
  const isNoted = leaveForPayment(key, { storage, tabStorage, now: Date.now() })
  const given = body.kind === 'cart' ? body : (body.delivery ?? noDelivery)
  openOrderDeliveries(tabStorage).save({ ...given, order: key })
  if (isCart) {
    cart.setAside(cart.lines, { order: key, at: Date.now() })
    openDelivery(stores).getState().sendNote(key)
  }
  const isMessage = isOrderedByMessage(stores.settings.checkoutHosts)
  // The fragment reaches no server; our order page continues with it.
  window.location.assign(isMessage && !isNoted ? `${url}#${key}` : url)
  await departure()
  if (isCart) cart.restore(key)
  return null
}

type Started = Result<{ readonly key: string; readonly url: string }, PostCheckoutFailure>

async function post(body: CheckoutBody, hosts: readonly string[], isRepeated = false): Promise<Started> {
  const cancelled = cancelledAttempt({ tabStorage })
  if (cancelled) attempts.end(cancelled)
  // The originating page does not change the purchase.
  const fingerprint = fingerprintOf({ ...body, cancelPath: '' })
  const { key, cancelPath } = attempts.find({ fingerprint, cancelPath: body.cancelPath })
  const allowed = { hosts, ownOrigin: window.location.origin }
  const result = await postCheckout({ ...body, cancelPath }, { key, allowed })
  if (result.ok) return { ok: true, value: { key, url: result.value } }
  const { kind } = result.error
  const isConflict = kind === 'idempotency-conflict'
  if (isConflict || kind === 'checkout-unknown') attempts.end(key)
  // A conflicting key opened nothing for this purchase: one new key is safe.
  if (isConflict && !isRepeated) return post(body, hosts, true)
  return result
}

/** Ignores the delivery fee. */
const textOf = (body: CheckoutBody) => JSON.stringify({ ...body, seenFee: undefined })

function bodyOf(purchase: Purchase, stores: Stores): CheckoutBody {
  const body = { ...goodsOf(purchase, stores), ...seenFeeOf(purchase, stores) }
  return lastRefusal && lastRefusal.purchase === textOf(body) ? { ...body, seenFee: lastRefusal.fee } : body
}

/** Empty without a city. */
function seenFeeOf(purchase: Purchase, stores: Stores): Pick<CheckoutBody, 'seenFee'> {
  const isCart = purchase.kind === 'cart'
  const lines = isCart ? stores.cart.getState().lines : [{ ...purchase.item, quantity: purchase.quantity }]
  const zone = findZone(openDelivery(stores).getState().city, stores.settings.deliveryZones)
  return zone === null ? {} : { seenFee: cartTotals(lines, zone).shipping.fee }
}

function goodsOf(purchase: Purchase, stores: Stores): CheckoutBody {
  const { deliveryWindow, ...given } = orderDetailsOf(openDelivery(stores).getState())
  const { hasWindows } = stores.settings
  const chosen = hasWindows && deliveryWindow ? { ...given, deliveryWindow } : given
  const details = askedDetails(chosen, stores.settings)
  const page = {
    cancelPath: currentPath(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const extrasOf = readLinePreferences(storage)
  if (purchase.kind === 'cart') {
    const { lines } = stores.cart.getState()
    const items = lines.map((line) => ({ ...itemOf(line, line.quantity), ...extrasOf(line.variantId) }))
    return { kind: 'cart', items, ...details, ...page }
  }
  const item = itemOf(purchase.item, purchase.quantity)
  const { note, ...ofEveryOrder } = details
  const delivery = knownDelivery(ofEveryOrder, stores.settings.deliveryZones)
  if (!delivery) return { kind: 'buy-now', items: [item], ...page }
  const items = [{ ...item, ...extrasOf(purchase.item.variantId) }]
  return { kind: 'buy-now', items, delivery, ...page }
}

function itemOf({ variantId, price }: CartItem, quantity: number): CheckoutBody['items'][number] {
  return { variantId, quantity, seenAmount: effectiveAmount(price) }
}

/** Return path of 'Cancelar'; never /success, which would confirm an unpaid order. */
function currentPath(): string {
  const { pathname, search } = window.location
  return pathname === paths.success ? paths.store : `${pathname}${takeReturnValue(search).search}`
}

/** Resolves when the page returns from the back-forward cache, or stays. */
function departure(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
    window.setTimeout(resolve, departureMs)
  })
}

/** Collects optional delivery details; null for none. Omits a city that is not served or incomplete. */
function knownDelivery(given: OrderDetails, zones: readonly DeliveryZone[]): OrderDetails | null {
  const { deliveryWindow, ...others } = given
  const isServed = findZone(given.city, zones) !== null
  const known = isServed ? given : { ...others, city: '' }
  return Object.values(known).some((value) => value?.trim()) ? known : null
}
