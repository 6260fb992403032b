import { openWindows } from '@/components/delivery/windows'
import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { buyNowCopy } from '@/lib/copy/buying'
import { checkoutFailure, checkoutFailureText } from '@/lib/copy/checkout-failure'
import { formatMoney } from '@/lib/copy/money'
import { cartSubtotal } from '@/lib/domain/cart'
import { checkoutObstacle } from '@/lib/domain/checkout'
import { effectiveAmount, type Price } from '@/lib/domain/product'
import type { QuotedLine } from '@/lib/domain/quote'
import { listWords } from '@/lib/domain/text'
import { openDelivery } from '@/stores/delivery'
import type { BuyNow, Panel } from '@/stores/panel-store'
import type { Stores } from '@/stores/storefront-provider'
import type { Toast } from '@/stores/toast-store'
import { beginCheckout } from './begin-checkout'

// Failures with their own text; others show the specification's.
const tellingKinds: readonly PostCheckoutFailure['kind'][] = listWords(
  'checkout-unknown too-many-requests shop-busy orders-unavailable store-busy store-down store-timeout city-not-verified address-missing substitution-missing whatsapp-missing payment-missing change-missing below-minimum delivery-changed held-by-number held-by-network',
)

/** Buys one product, or asks for missing details, or shows the failure. */
export async function buyNow(request: BuyNow, stores: Stores): Promise<void> {
  const question = questionOf(request, stores)
  if (question) return ask(question, request, stores)
  const failure = await beginCheckout({ kind: 'buy-now', ...request }, stores).catch(
    (): PostCheckoutFailure => ({ kind: 'unreachable' }),
  )
  if (failure && openWindows(stores).getState().takeRefusal(failure)) {
    return ask('delivery', request, stores)
  }
  const remaining = failure && remainingOf(request, changedLineOf(request, failure))
  const { open, show, close } = stores.panel.getState()
  // A closed window stays closed; with nothing to buy it closes.
  if (open === 'delivery') remaining ? show(open, remaining) : close()
  if (!failure) return
  stores.toast.getState().show(buyNowToast(failure, request, (changed) => void buyNow(changed, stores)))
}

/** Chooses the window to open first: goods, then delivery. */
function questionOf(request: BuyNow, stores: Stores): Panel | null {
  const { asksFirst, isDeliveryAsked } = request
  if (asksFirst && stores.cart.getState().lines.length > 0) return 'buy'
  return isDeliveryAsked || isDeliveryKnown(request, stores) ? null : 'delivery'
}

/** Applies the server's rule: complete delivery and minimum order. */
function isDeliveryKnown({ item, quantity }: BuyNow, stores: Stores): boolean {
  const given = openDelivery(stores).getState()
  const { asksWindow } = openWindows(stores).getState()
  const subtotal = cartSubtotal([{ ...item, quantity }])
  const draft = { ...given, lineCount: 1, cityConfirmed: true, asksWindow, subtotal }
  return checkoutObstacle(draft, stores.settings) === null
}

/** Opens a window; resolves when it is shown or cancelled, as the button is busy until then. */
function ask(wanted: Panel, request: BuyNow, { panel }: Stores): Promise<void> {
  panel.getState().show(wanted, request)
  return new Promise((resolve) => {
    const look = ({ open, loaded } = panel.getState()) => {
      if (open === wanted && !loaded.includes(wanted)) return
      stop()
      resolve()
    }
    const stop = panel.subscribe(look)
    look()
  })
}

/** Describes the failure; after changes offers to continue. */
export function buyNowToast(
  failure: PostCheckoutFailure,
  request: BuyNow,
  buyAgain: (changed: BuyNow) => void,
): Toast {
  const { failureTitle, failureText } = request
  const line = changedLineOf(request, failure)
  if (line) return changedToast(line, request, buyAgain)
  const { currency } = request.item.price
  if (failure.kind === 'unreachable' && !navigator.onLine) {
    return { ...checkoutFailure({ ...failure, currency }, false), variant: 'destructive' }
  }
  const isTelling = tellingKinds.includes(failure.kind) || failure.retryAfterSeconds !== undefined
  const description = failureText && !isTelling ? failureText : checkoutFailureText({ ...failure, currency })
  return { title: failureTitle, description, variant: 'destructive' }
}

/** Returns the changed facts, if any. */
function changedLineOf({ item }: BuyNow, { lines }: PostCheckoutFailure): QuotedLine | undefined {
  return lines?.find(({ variantId, changes }) => variantId === item.variantId && changes.length > 0)
}

/** Returns the purchase at today's price and stock; null when sold out. */
function remainingOf(request: BuyNow, line: QuotedLine | undefined): BuyNow | null {
  if (!line) return request
  const { price, stock, changes } = line
  if (!price || changes.some(({ kind }) => kind === 'gone')) return null
  const available = changes.find((change) => change.kind === 'short')?.available ?? request.quantity
  const quantity = Math.min(request.quantity, available)
  return { ...request, quantity, item: { ...request.item, price, stock } }
}

function changedToast(line: QuotedLine, request: BuyNow, buyAgain: (changed: BuyNow) => void): Toast {
  const { title, price: seenPrice } = request.item
  const remaining = remainingOf(request, line)
  if (!remaining) return { title, description: buyNowCopy.gone, variant: 'destructive' }
  const { quantity } = remaining
  const { price } = remaining.item
  const isPriceChanged = line.changes.some(({ kind }) => kind === 'price')
  const sentences = [
    isPriceChanged && buyNowCopy.priceChanged(moneyOf(seenPrice), moneyOf(price)),
    quantity < request.quantity && buyNowCopy.short(quantity),
  ]
  const label = labelOf({ quantity, price: isPriceChanged ? price : null })
  return {
    title,
    description: sentences.filter(Boolean).join(' '),
    action: {
      label,
      altText: buyNowCopy.acceptHint(label, title),
      run: () => buyAgain(remaining),
    },
  }
}

function labelOf({ quantity, price }: { readonly quantity: number; readonly price: Price | null }): string {
  if (!price) return buyNowCopy.buyCount(quantity)
  const total = moneyOf(price, quantity)
  return quantity === 1 ? buyNowCopy.buyFor(total) : buyNowCopy.buyCountFor(quantity, total)
}

function moneyOf(price: Price, quantity = 1): string {
  return formatMoney({ amount: effectiveAmount(price) * quantity, currency: price.currency })
}
