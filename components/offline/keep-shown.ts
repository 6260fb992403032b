import { serviceWorkerPath } from '@/lib/domain/offline-copies'
import { afterFirstView } from './after-first-view'

type Connection = { readonly saveData?: boolean }

let shownPath = ''
let isStarted = false

/** Has the page at `path` kept by the service worker, which decides whether it may be; starts that one first. */
export function keepShown(path: string): void {
  // Some browsers have none, and none has where the shop is not served by https.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const { connection } = navigator as { readonly connection?: Connection }
  if (!workers || connection?.saveData) return
  shownPath = path
  if (isStarted) {
    notifyWorker()
    return
  }
  isStarted = true
  // The document of a page that came through a worker is kept already.
  workers.addEventListener('controllerchange', notifyWorker)
  // Not before the page is touched: a visitor who looks at one page and leaves does not pay for them.
  window.addEventListener('pointerdown', () => afterFirstView(loadLateParts), { once: true })
  // Where the browser keeps nothing, the shop is as it was before.
  workers.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined)
}

function notifyWorker(): void {
  navigator.serviceWorker.controller?.postMessage({ page: shownPath })
}

/** Cart, menu, toasts and the way to the payment: without a connection they cannot come when they are first touched. */
function loadLateParts(): void {
  const parts = [
    import('@/components/cart/cart-drawer'),
    import('@/components/cart/live-quote'),
    import('@/components/layout/menu-drawer'),
    import('@/components/feedback/toast-host'),
    import('@/components/checkout/begin-checkout'),
    import('@/components/checkout/buy-now'),
  ]
  for (const part of parts) part.catch(() => undefined)
}
