import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { buyNowCopy } from '@/lib/copy/buying'
import { checkoutFailure, checkoutFailureText } from '@/lib/copy/checkout-failure'
import { formatMoney } from '@/lib/copy/money'
import type { CartItem } from '@/lib/domain/cart'
import { effectiveAmount, type Price } from '@/lib/domain/product'
import type { QuotedLine } from '@/lib/domain/quote'
import type { Stores } from '@/stores/storefront-provider'
import type { Toast } from '@/stores/toast-store'
import { beginCheckout } from './begin-checkout'

export type BuyNow = {
  readonly item: CartItem
  readonly quantity: number
  readonly failureTitle: string
  /** Stands for every failure that has nothing of its own to say. */
  readonly failureText?: string
  /** From a card: where the cart holds something, `BuyChoice` asks what is meant. */
  readonly asksFirst?: boolean
}

// What the shopper has to know to go on; everything else is the specification's one text on a product page.
const tellingKinds: readonly PostCheckoutFailure['kind'][] = [
  'checkout-unknown',
  'too-many-requests',
  'shop-busy',
  'orders-unavailable',
  'store-busy',
  'store-down',
  'store-timeout',
  'held-by-number',
  'held-by-network',
]

/** Leaves for the payment of one product, or says why not. Loaded with its first use. */
export async function buyNow(request: BuyNow, stores: Stores): Promise<void> {
  const { cart, panel, toast } = stores
  if (request.asksFirst && cart.getState().lines.length > 0) {
    const { show: open } = panel.getState()
    open('buy', request.item)
    return panelArrival(panel)
  }
  const failure = await beginCheckout({ kind: 'buy-now', ...request }, stores).catch(
    (): PostCheckoutFailure => ({ kind: 'unreachable' }),
  )
  if (!failure) return
  const { show: say } = toast.getState()
  say(buyNowToast(failure, request, (changed) => void buyNow(changed, stores)))
}

/** Over when the window is there, or not wanted any more: the button is busy until then. */
function panelArrival(panel: Stores['panel']): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ open, loaded } = panel.getState()) => {
      if (open === 'buy' && !loaded.includes('buy')) return
      stop()
      resolve()
    }
    const stop = panel.subscribe(look)
    look()
  })
}

/** What a shopper reads when buying at once did not begin; where something changed, with a button to go on. */
export function buyNowToast(
  failure: PostCheckoutFailure,
  request: BuyNow,
  buyAgain: (changed: BuyNow) => void,
): Toast {
  const { item, failureTitle, failureText } = request
  const line = failure.lines?.find(({ variantId }) => variantId === item.variantId)
  if (line && line.changes.length > 0) return changedToast(line, request, buyAgain)
  if (failure.kind === 'unreachable' && !navigator.onLine) {
    return { ...checkoutFailure(failure.kind, false), variant: 'destructive' }
  }
  const isTelling = tellingKinds.includes(failure.kind) || failure.retryAfterSeconds !== undefined
  const description = failureText && !isTelling ? failureText : checkoutFailureText(failure.kind)
  return { title: failureTitle, description, variant: 'destructive' }
}

function changedToast(line: QuotedLine, request: BuyNow, buyAgain: (changed: BuyNow) => void): Toast {
  const { item } = request
  const { price, stock, changes } = line
  const { title } = item
  const gone = changes.some(({ kind }) => kind === 'gone')
  if (gone || !price) return { title, description: buyNowCopy.gone, variant: 'destructive' }
  const available = changes.find((change) => change.kind === 'short')?.available ?? request.quantity
  const quantity = Math.min(request.quantity, available)
  const isPriceChanged = changes.some(({ kind }) => kind === 'price')
  const sentences = [
    isPriceChanged && buyNowCopy.priceChanged(moneyOf(item.price), moneyOf(price)),
    quantity < request.quantity && buyNowCopy.short(quantity),
  ]
  const label = labelOf({ quantity, price: isPriceChanged ? price : null })
  return {
    title,
    description: sentences.filter(Boolean).join(' '),
    variant: 'default',
    action: {
      label,
      altText: buyNowCopy.acceptHint(label, title),
      run: () => buyAgain({ ...request, quantity, item: { ...item, price, stock } }),
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
