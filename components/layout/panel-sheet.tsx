'use client'

import '@/lib/browser/translated-page'
import { type ReactNode, type RefObject, useDeferredValue } from 'react'
import { GuardedPart } from '@/components/feedback/part-boundary'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { ScrollArea } from '@/components/ui/scroll-area'
import { SheetContent, SheetDescription, SheetFooter, SheetHeader, SheetTitle } from '@/components/ui/sheet'
import { matchesMedia } from '@/lib/browser/use-media'
import type { Panel } from '@/stores/panel-store'
import { usePanel } from '@/stores/storefront-provider'

type Props = {
  readonly panel: Panel
  /** Closed without what it shows. */
  readonly isReady?: boolean
  /** A sheet; a dialog by default. */
  readonly side?: 'left' | 'right'
  readonly title: string
  readonly detail?: string | null
  /** Accessible description. */
  readonly description: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** Focused first with a mouse; by touch it would open the keyboard. */
  readonly firstField?: RefObject<HTMLInputElement | null>
}

/** Focus before the first drawer: one drawer can open another. */
let opener: HTMLElement | null = null

function rememberOpener() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
  if (!activeElement.closest('[role="dialog"]')) opener = activeElement
}

/** Radix restores focus to its own trigger only; the cart bar may be gone. */
function returnFocus(event: Event) {
  event.preventDefault()
  if (document.querySelector('[role="dialog"][data-state="open"]')) return
  const target = opener?.isConnected === false ? document.getElementById('cart-button') : opener
  target?.focus()
  opener = null
}

const dialogParts = [DialogContent, DialogHeader, DialogTitle, DialogDescription, DialogFooter] as const
const sheetParts = [SheetContent, SheetHeader, SheetTitle, SheetDescription, SheetFooter] as const

/** Traps and restores focus; closes with Escape and on the scrim. Opens after the touch is painted. */
export function PanelSheet({
  panel,
  isReady = true,
  side,
  title,
  detail,
  description,
  children,
  footer,
  firstField,
}: Props) {
  const isOpen = usePanel(({ open }) => open === panel) && isReady
  const isDrawn = useDeferredValue(isOpen)
  const close = usePanel((state) => state.close)

  function takeFocus(event: Event) {
    rememberOpener()
    if (!firstField?.current || !matchesMedia('mouse')) return
    event.preventDefault()
    firstField.current.focus()
  }

  const [Content, Header, Title, Description, Footer] = side ? sheetParts : dialogParts
  return (
    <Dialog open={isOpen && isDrawn} onOpenChange={(open) => !open && close()}>
      <Content side={side} onOpenAutoFocus={takeFocus} onCloseAutoFocus={returnFocus}>
        <Header>
          <Title>{title}</Title>
          {detail && <p className="flex-1 px-3 text-md">{detail}</p>}
        </Header>
        <Description className="sr-only">{description}</Description>
        <ScrollArea>
          <GuardedPart name={title}>{children}</GuardedPart>
        </ScrollArea>
        {footer && (
          <Footer>
            <GuardedPart name={`${title}, rodapé`}>{footer}</GuardedPart>
          </Footer>
        )}
      </Content>
    </Dialog>
  )
}
