'use client'

import './toast-host.css'
import * as RadixToast from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ignoreSecondTap } from '@/components/ui/ignore-second-tap'
import { toastCopy } from '@/lib/copy/toasts'
import { paths } from '@/lib/domain/paths'
import { classNames } from '@/lib/utils'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { type ToastPlace, useRoomInCart, useRoomInSheet, useRoomOnPage } from './use-toast-room'

// Specification, section 9.
const durationMs = 5000
const swipeThresholdPx = 50

/** Shows one toast at a time; Radix adds swipe, F8, and pauses. */
export function ToastHost() {
  const latest = useToast((state) => state.toast)
  // Deferred: the focus must not land on a leaving toast.
  const drawn = useDeferredValue(latest)
  const toast = latest && drawn
  const dismiss = useToast((state) => state.dismiss)
  const place = usePlace()
  const region = useRef<HTMLDivElement>(null)
  useReachOverDrawer(region)
  useRoomInSheet(region, place)
  useRoomInCart(region, place)
  useRoomOnPage(region, place, toast?.id)
  return (
    <RadixToast.Provider
      duration={durationMs}
      swipeThreshold={swipeThresholdPx}
      swipeDirection="right"
      label={toastCopy.label}
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          className={classNames(
            'toast flex items-center gap-2 py-1.5 pr-1 pl-4',
            toast.variant === 'destructive' && 'toast-destructive',
          )}
          onOpenChange={(open) => !open && dismiss(toast.id)}
        >
          <div className="flex-1 leading-[1.25]">
            <RadixToast.Title className="font-bold">{toast.title}</RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="text-md">{toast.description}</RadixToast.Description>
            )}
          </div>
          {toast.action && (
            <RadixToast.Action
              altText={toast.action.altText}
              className={buttonVariants({
                variant: 'link',
                className: '-my-1 flex-none rounded-sm px-2.5 font-bold',
              })}
              onClick={({ nativeEvent }) => {
                ignoreSecondTap(nativeEvent)
                toast.action?.run()
              }}
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-my-1 size-11!' })}
            aria-label={toastCopy.dismiss}
          >
            <X className="size-5" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {/* Exempts the toast from the drawer's aria-hidden. */}
      <div ref={region} aria-live="off">
        <RadixToast.Viewport
          hotkey={['F8']}
          label={toastCopy.region}
          className="toast-viewport"
          data-place={place}
        />
      </div>
    </RadixToast.Provider>
  )
}

/** Keeps the toast off bottom buttons. */
function usePlace(): ToastPlace {
  const panel = usePanel((state) => state.open)
  const pathname = usePathname()
  if (panel === 'cart') return 'cart'
  if (panel !== null) return panel === 'menu' ? 'raised' : 'top'
  return pathname?.startsWith(paths.product('')) ? 'field' : 'low'
}

/** Lets F8 reach the toast while a drawer traps the focus, and returns it afterwards. */
function useReachOverDrawer(region: RefObject<HTMLElement | null>): void {
  const isOpen = usePanel((state) => state.open !== null)
  useEffect(() => {
    if (!isOpen) return
    function keep(event: FocusEvent) {
      const focused = event.type === 'focusin' ? event.target : event.relatedTarget
      if (focused instanceof Node && region.current?.contains(focused)) event.stopPropagation()
      else if (event.type === 'focusin') window.setTimeout(returnToDrawer)
    }
    function returnToDrawer() {
      const { activeElement } = document
      if (activeElement?.closest('[role="dialog"]') || region.current?.contains(activeElement)) return
      document.querySelector<HTMLElement>('[role="dialog"][data-state="open"] button')?.focus()
    }
    // Radix listens at the document.
    const page = document.documentElement
    page.addEventListener('focusin', keep)
    page.addEventListener('focusout', keep)
    return () => {
      page.removeEventListener('focusin', keep)
      page.removeEventListener('focusout', keep)
    }
  }, [isOpen, region])
}
