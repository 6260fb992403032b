'use client'

import { type FunctionComponent, type ReactNode, useEffect } from 'react'
import { PlainToast } from '@/components/feedback/plain-toast'
import { useLatePart } from '@/components/ui/use-late-part'
import { toastCopy } from '@/lib/copy/toasts'
import type { Panel } from '@/stores/panel-store'
import { usePanel, useToast } from '@/stores/storefront-provider'

type Loader = () => Promise<FunctionComponent>

// What is not needed for the first view comes when it is first touched.
const loaders = {
  menu: () => import('./menu-drawer').then((module) => module.MenuDrawer),
  cart: () => import('@/components/cart/cart-drawer').then((module) => module.CartDrawer),
  auth: () => import('@/components/accounts/auth-modal').then((module) => module.AuthModal),
  toast: () => import('@/components/feedback/toast-host').then((module) => module.ToastHost),
  afterLoad: () => import('./deferred-components').then((module) => module.DeferredComponents),
} satisfies Record<string, Loader>

/** Starts loading a drawer while the finger is still on its way. */
export function preloadPanel(panel: Panel): void {
  loaders[panel]().catch(() => undefined)
}

type Props = {
  readonly load: Loader
  readonly isWanted: boolean
  /** Shown while it could not be loaded. */
  readonly substitute?: ReactNode
  readonly onFailure?: () => void
  readonly onLoaded?: () => void
  /** A link was tapped while this was on its way: the link wins. */
  readonly onLeave?: () => void
}

/** Comes when it is first wanted and then stays, so that a drawer can close with its animation. */
function Part({ load, isWanted, substitute, onFailure, onLoaded, onLeave }: Props) {
  const { Part: Loaded, hasFailed, request } = useLatePart(load)
  useEffect(() => {
    if (isWanted) request()
  }, [isWanted, request])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (hasFailed) onFailure?.()
  }, [hasFailed])
  const isLoaded = Loaded !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isLoaded) onLoaded?.()
  }, [isLoaded])
  useEffect(() => {
    if (!isWanted || isLoaded || !onLeave) return
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && onLeave()
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [isWanted, isLoaded, onLeave])
  if (Loaded) return <Loaded />
  return hasFailed && substitute
}

/** The drawers, the window for accounts and the toasts, each loaded with its first use; then what no first view needs. */
export function Panels() {
  const { open, close, noteLoaded } = usePanel((state) => state)
  const { toast, show } = useToast((state) => state)
  function closeAgain() {
    close()
    show({ title: toastCopy.offline, description: toastCopy.offlineDetail, variant: 'destructive' })
  }
  return (
    <>
      {(['menu', 'cart', 'auth'] as const).map((panel) => (
        <Part
          key={panel}
          load={loaders[panel]}
          isWanted={open === panel}
          onFailure={closeAgain}
          onLoaded={() => noteLoaded(panel)}
          onLeave={close}
        />
      ))}
      <Part load={loaders.toast} isWanted={toast !== null} substitute={<PlainToast />} />
      <Part load={loaders.afterLoad} isWanted />
    </>
  )
}
