'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { Panel } from '@/stores/panel-store'
import { usePanel, useToast } from '@/stores/storefront-provider'

// What is not needed for the first view comes when it is first touched.
const loaders = {
  menu: () => import('./menu-drawer'),
  cart: () => import('@/components/cart/cart-drawer'),
  auth: () => import('@/components/auth/auth-modal'),
  toast: () => import('@/components/feedback/toast-host'),
  later: () => import('./later-parts'),
}

const MenuDrawer = lazy(() => loaders.menu().then((module) => ({ default: module.MenuDrawer })))
const CartDrawer = lazy(() => loaders.cart().then((module) => ({ default: module.CartDrawer })))
const AuthModal = lazy(() => loaders.auth().then((module) => ({ default: module.AuthModal })))
const ToastHost = lazy(() => loaders.toast().then((module) => ({ default: module.ToastHost })))
const LaterParts = lazy(() => loaders.later().then((module) => ({ default: module.LaterParts })))

/** Starts loading a drawer while the finger is still on its way. */
export function preloadPanel(panel: Panel): void {
  void loaders[panel]()
}

/** Stays true once it was: a drawer that was opened remains, so that it can close with its animation. */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(false)
  useEffect(() => {
    if (now) setOnce(true)
  }, [now])
  return once || now
}

/** Each waits for itself alone: while the first toast loads, an open window must not vanish. */
function Loaded({ of: Part }: { readonly of: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}

/** The drawers, the window for accounts and the toasts, each loaded with its first use; then what answers a tapped link and the search field. */
export function Panels() {
  const open = usePanel((state) => state.open)
  const hasMenu = useOnce(open === 'menu')
  const hasCart = useOnce(open === 'cart')
  const hasAuth = useOnce(open === 'auth')
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const hasToast = useOnce(useToast((state) => state.toast !== null))
  return (
    <>
      {hasMenu && <Loaded of={MenuDrawer} />}
      {hasCart && <Loaded of={CartDrawer} />}
      {hasAuth && <Loaded of={AuthModal} />}
      {hasToast && <Loaded of={ToastHost} />}
      {isAlive && <Loaded of={LaterParts} />}
    </>
  )
}
