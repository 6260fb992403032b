'use client'

import '@/lib/browser/translated-page'
import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { DialogHeader } from '@/components/ui/dialog'
import { GuardedPart } from '@/components/ui/part-boundary'
import { Sheet, SheetContent, SheetDescription, SheetFooter, SheetTitle } from '@/components/ui/sheet'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** `center`: a card in the middle of a wide screen, a sheet at the bottom of a phone. */
  readonly side: 'left' | 'right' | 'center'
  readonly title: string
  /** Beside it, in small letters. */
  readonly detail?: string | null
  /** Says to a screen reader what the drawer holds. */
  readonly description: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Has the focus first where there is a mouse; by touch it would call the keyboard over the drawer. */
  readonly firstField?: RefObject<HTMLInputElement | null>
}

/** What had the focus before the first one opened. One drawer can lead to another, and is then gone itself. */
let opener: HTMLElement | null = null

function rememberOpener() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
  if (!activeElement.closest('[role="dialog"]')) opener = activeElement
}

/** Radix gives the focus back to its own trigger only, and ours stand elsewhere; the bar of an emptied cart is gone. */
function returnFocus(event: Event) {
  event.preventDefault()
  if (document.querySelector('[role="dialog"][data-state="open"]')) return
  const target = opener?.isConnected === false ? document.getElementById('cart-button') : opener
  target?.focus()
  opener = null
}

/** A drawer under a canopy of its own: traps the focus, gives it back, closes with Escape and on the scrim. It opens behind the answer to the touch. */
export function PanelSheet({
  isOpen,
  onClose,
  side,
  title,
  detail,
  description,
  children,
  footer,
  firstField,
}: Props) {
  const isDrawn = useDeferredValue(isOpen)

  function takeFocus(event: Event) {
    rememberOpener()
    if (!firstField?.current || !window.matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    firstField.current.focus()
  }

  return (
    <Sheet open={isOpen && isDrawn} onOpenChange={(open) => !open && onClose()}>
      <SheetContent side={side} onOpenAutoFocus={takeFocus} onCloseAutoFocus={returnFocus}>
        <DialogHeader>
          <SheetTitle>{title}</SheetTitle>
          {detail && <p className="flex-1 px-3 text-md">{detail}</p>}
        </DialogHeader>
        <SheetDescription className="sr-only">{description}</SheetDescription>
        <div data-slot="sheet-body" className="drawer-body px-4 pt-3 pb-5">
          <GuardedPart name={title}>{children}</GuardedPart>
        </div>
        {footer && (
          <SheetFooter>
            <GuardedPart name={`${title}, rodapé`}>{footer}</GuardedPart>
          </SheetFooter>
        )}
      </SheetContent>
    </Sheet>
  )
}
