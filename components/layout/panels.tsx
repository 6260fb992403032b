'use client'

import { useEffect } from 'react'
import { useToast } from '@/stores/storefront-provider'
import { toastMs } from '@/stores/toast-store'
import { lazyPart } from '../shop/late-part'
import { PanelPart } from './panel-buttons'

const MenuDrawer = lazyPart(() => import('./menu-drawer'), 'MenuDrawer', 'menu')
const CartDrawer = lazyPart(() => import('@/components/cart/cart-drawer'), 'CartDrawer', 'cart')
const Toaster = lazyPart(() => import('@/components/feedback/toaster'), 'Toaster', 'toast')
const DeferredComponents = lazyPart(() => import('./deferred-components'), 'DeferredComponents')

export function Panels() {
  const isToasting = useToast(({ toast }) => toast !== null)
  return (
    <>
      <PanelPart panel="menu" Part={MenuDrawer} />
      <PanelPart panel="cart" Part={CartDrawer} />
      <Toaster isWanted={isToasting} fallback={(state) => state === 'failed' && <PlainToast />} />
      <DeferredComponents />
    </>
  )
}

/** Fallback when the toast cannot load: text only. */
function PlainToast() {
  const { toast, dismiss } = useToast((state) => state)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => dismiss(toast.id), toastMs)
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
