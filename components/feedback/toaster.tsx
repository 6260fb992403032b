'use client'

import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '@/components/ui/toast'
import { ignoreSecondTap } from '@/lib/browser/ignore-second-tap'
import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { toastMs } from '@/stores/toast-store'

// Specification, section 9.
const swipeThresholdPx = 50

const openDialog = '[role="dialog"][data-state="open"]'

/** Shows one toast at a time; Radix adds swipe, F8, and pauses. */
export function Toaster() {
  const latest = useToast((state) => state.toast)
  // Deferred: the focus must not land on a leaving toast.
  const drawn = useDeferredValue(latest)
  const toast = latest && drawn
  const dismiss = useToast((state) => state.dismiss)
  const region = useRef<HTMLDivElement>(null)
  useReachOverDrawer(region)
  useRoomForBar(region, toast?.id)
  return (
    <ToastProvider
      duration={toastMs}
      swipeThreshold={swipeThresholdPx}
      swipeDirection="right"
      label={toastCopy.label}
    >
      {toast && (
        <Toast
          key={toast.id}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          variant={toast.variant}
          onOpenChange={(open) => !open && dismiss(toast.id)}
        >
          <div className="flex-1 py-1">
            <ToastTitle>{toast.title}</ToastTitle>
            {toast.description && <ToastDescription>{toast.description}</ToastDescription>}
          </div>
          {toast.action && (
            <ToastAction
              altText={toast.action.altText}
              onClick={({ nativeEvent }) => {
                ignoreSecondTap(nativeEvent)
                toast.action?.run()
              }}
            >
              {toast.action.label}
            </ToastAction>
          )}
          <ToastClose />
        </Toast>
      )}
      {/* Exempts the toast from the drawer's aria-hidden. */}
      <div ref={region} aria-live="off">
        <ToastViewport hotkey={['F8']} label={toastCopy.region} />
      </div>
    </ToastProvider>
  )
}

/** Measures the footer of the open sheet, and the keyboard. */
function useRoomForBar(region: RefObject<HTMLElement | null>, toastId: number | undefined): void {
  useLayoutEffect(() => {
    const style = region.current?.style
    if (toastId === undefined || !style) return
    const screen = window.visualViewport

    function settle() {
      const footer = document.querySelector<HTMLElement>(`${openDialog} [data-slot$="-footer"]`)
      const { clientHeight } = document.documentElement
      const keyboard = screen?.scale === 1 ? clientHeight - screen.height - screen.offsetTop : 0
      style?.setProperty('--bar', `${Math.max(footer?.offsetHeight ?? 0, keyboard)}px`)
    }

    settle()
    // Sheets are children of the body.
    const sheets = new MutationObserver(settle)
    sheets.observe(document.body, { childList: true })
    screen?.addEventListener('resize', settle)
    return () => {
      sheets.disconnect()
      screen?.removeEventListener('resize', settle)
    }
  }, [region, toastId])
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
      document.querySelector<HTMLElement>(`${openDialog} button`)?.focus()
    }
    // Radix listens at the document.
    const closing = new AbortController()
    for (const type of ['focusin', 'focusout'] as const)
      document.documentElement.addEventListener(type, keep, { signal: closing.signal })
    return () => closing.abort()
  }, [isOpen, region])
}
