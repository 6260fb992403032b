import { serviceWorkerPath } from '@/lib/domain/offline-copies'
import { afterFirstView } from './after-first-view'

let shownPath = ''
let isStarted = false

/** Has the service worker keep the page, starting it first. */
export function keepShown(path: string): void {
  // Missing in some browsers and without https.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (!workers || connection?.saveData) return
  shownPath = path
  if (isStarted) return void notifyWorker()
  isStarted = true
  // A page served by a worker is kept already.
  workers.addEventListener('controllerchange', notifyWorker)
  // On first touch: single-page visitors load nothing.
  window.addEventListener('pointerdown', () => afterFirstView(loadLateParts), { once: true })
  // Storage is blocked: works as before.
  workers.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(() => undefined)
}

function notifyWorker(): void {
  navigator.serviceWorker.controller?.postMessage({ page: shownPath })
}

/** Preloads cart, menu, toasts and checkout for use offline. */
function loadLateParts(): void {
  const parts = [
    import('@/components/cart/cart-drawer'),
    import('@/components/layout/menu-drawer'),
    import('@/components/feedback/toaster'),
    import('@/components/checkout/begin-checkout'),
    import('@/components/checkout/buy-now'),
  ]
  for (const part of parts) part.catch(() => undefined)
}
