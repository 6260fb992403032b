'use client'

import { useEffect } from 'react'
import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { LatePanel, type Loader } from '../ui/late-part'

/** Milliseconds; as the specification's toasts. */
const durationMs = 5000

const loaders = {
  menu: () => import('./menu-drawer').then((module) => module.MenuDrawer),
  cart: () => import('@/components/cart/cart-drawer').then((module) => module.CartDrawer),
  toast: () => import('@/components/feedback/toaster').then((module) => module.Toaster),
  afterLoad: () => import('./deferred-components').then((module) => module.DeferredComponents),
} satisfies Record<string, Loader>

/** Starts on touch. */
export function preloadPanel(panel: keyof typeof loaders): void {
  loaders[panel]().catch(() => undefined)
}

export function Panels() {
  const { open, close, noteLoaded } = usePanel((state) => state)
  const { toast, show } = useToast((state) => state)
  function closeAgain() {
    close()
    show({ ...toastCopy.offline, variant: 'destructive' })
  }
  return (
    <>
      {(['menu', 'cart'] as const).map((panel) => (
        <LatePanel
          key={panel}
          name={panel}
          load={loaders[panel]}
          isWanted={open === panel}
          onFailure={closeAgain}
          onLoaded={() => noteLoaded(panel)}
          onLeave={close}
        />
      ))}
      <LatePanel name="toast" load={loaders.toast} isWanted={toast !== null} substitute={<PlainToast />} />
      <LatePanel name="after-load" load={loaders.afterLoad} isWanted />
    </>
  )
}

/** Fallback when the toast cannot load: text only. */
function PlainToast() {
  const { toast, dismiss } = useToast((state) => state)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => dismiss(toast.id), durationMs)
    return () => clearTimeout(timer)
  }, [toast, dismiss])
  if (!toast) return null
  return (
    <p
      role="alert"
      data-slot="toast"
      className="fixed inset-x-2 bottom-2 z-50 mx-auto max-w-100 rounded-md bg-foreground px-4 py-3 text-background"
    >
      <strong className="block">{toast.title}</strong>
      {toast.description}
    </p>
  )
}
