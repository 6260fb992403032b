import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { type CheckoutOffer, isOrderedByMessage } from '../domain/checkout.ts'
import { type DeliveryWindow, findOpenWindow } from '../domain/delivery-windows.ts'
import { failure, type Result, success } from '../domain/result.ts'
import type { NewOrder, NewOrderEvent, WrittenOrder } from '../orders/order-journal.ts'
import type { CheckoutContext, CheckoutProblem } from './checkout-context.ts'
import { offerWindows } from './offer-windows.ts'
import { deliveryOf } from './order-of-body.ts'

type Context = CheckoutOffer & Pick<CheckoutContext, 'journal' | 'deliveryWindows' | 'checkoutHosts' | 'now'>
type WindowProblem = Extract<CheckoutProblem, { readonly kind: `window-${string}` }>

async function refusal(
  kind: WindowProblem['kind'],
  { journal, deliveryWindows: schedule, now }: Context,
): Promise<WindowProblem> {
  return { kind, windows: schedule ? (await offerWindows({ schedule, journal, now: now() })).windows : [] }
}

/**
 * The window that an order is to be delivered in, if it takes orders still; null: none is asked for, as where the shop has
 * no windows, none of them is free, or something is bought at once without saying where it goes.
 */
export async function findWindow(
  body: ParsedCheckoutBody,
  context: Context,
): Promise<Result<DeliveryWindow | null, WindowProblem>> {
  const { deliveryWindows: schedule, now } = context
  const chosen = deliveryOf(body, context)?.deliveryWindow
  if (chosen) {
    const window = schedule && findOpenWindow(chosen, schedule, now())
    return window ? success(window) : failure(await refusal('window-closed', context))
  }
  if (!schedule || body.kind === 'buy-now') return success(null)
  const missing = await refusal('window-missing', context)
  return missing.windows.every(({ isFull }) => isFull) ? success(null) : failure(missing)
}

type Writing = {
  readonly order: NewOrder
  readonly event: Omit<NewOrderEvent, 'key'>
  readonly window: DeliveryWindow | null
}

/** Writes an order down and moves it, in the window that it takes a place of. */
export async function writeInWindow(
  { order, event, window }: Writing,
  context: Context,
): Promise<Result<WrittenOrder, WindowProblem>> {
  const { journal, checkoutHosts } = context
  if (window === null || window.places === null) return success(await journal.create(order, event))
  const room = { window: window.key, places: window.places, isByMessage: isOrderedByMessage(checkoutHosts) }
  const written = await journal.createInWindow(order, event, room)
  return written ? success(written) : failure(await refusal('window-full', context))
}
