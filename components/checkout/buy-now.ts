import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import type { Stores } from '@/stores/storefront-provider'
import { beginCheckout } from './begin-checkout'
import { type BuyNow, buyNowToast } from './buy-now-toast'

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
