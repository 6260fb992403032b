'use client'

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { ShareButton, WhatsappLink } from '@/components/share/share-buttons'
import { Button } from '@/components/ui/button'
import { MessageCircle, Share2 } from '@/components/ui/icons'
import { ignoreSecondTap } from '@/components/ui/ignore-second-tap'
import { Undo2 } from '@/components/ui/panel-icons'
import { shareCopy } from '@/lib/copy/share'
import { countItems } from '@/lib/domain/cart'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { useCart, useToast } from '@/stores/storefront-provider'
import type { Toast } from '@/stores/toast-store'
import { CartLineRow } from './cart-line-row'
import { LinePreferences } from './line-preferences'

type RemovedProps = {
  readonly text: string
  readonly label: string
  readonly onUndo: () => void
  readonly onHold: (isHeld: boolean) => void
}

/**
 * The lines of the cart. The toast of a removal is out of reach for assistive technology while the drawer is open,
 * so its offer to undo stands among them too: as long as the toast, and longer while it has the focus.
 */
export function CartLines() {
  const lines = useCart((state) => state.lines)
  const toast = useToast((state) => state.toast)
  const dismiss = useToast((state) => state.dismiss)
  const [held, setHeld] = useState<(Toast & { readonly id: number }) | null>(null)

  const offer = toast?.action ? toast : held
  const action = offer?.action
  const rows = lines.map((line) => (
    <CartLineRow key={line.variantId} line={line}>
      <LinePreferences line={line} />
    </CartLineRow>
  ))
  if (!offer || action?.linePosition === undefined)
    return rows.length > 0 && <ShareableLines>{rows}</ShareableLines>

  function undo() {
    action?.run()
    setHeld(null)
    if (offer) dismiss(offer.id)
  }
  const row = (
    <RemovedLineRow
      key={offer.id}
      text={offer.description ?? offer.title}
      label={action.label}
      onUndo={undo}
      onHold={(isHeld) => setHeld(isHeld ? offer : null)}
    />
  )
  return (
    <ShareableLines>
      {[...rows.slice(0, action.linePosition), row, ...rows.slice(action.linePosition)]}
    </ShareableLines>
  )
}

/** Stands where a line was removed, and offers to put it back. It has the focus when that line had it. */
function RemovedLineRow({ text, label, onUndo, onHold }: RemovedProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-b py-2.5">
      <p id={id} className="min-w-0 text-md text-muted-foreground leading-5">
        {text}
      </p>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="flex-none"
        aria-describedby={id}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
        onClick={({ nativeEvent }) => {
          ignoreSecondTap(nativeEvent)
          onUndo()
        }}
      >
        <Undo2 className="size-[18px]" />
        {label}
      </Button>
    </li>
  )
}

/** The lines of the cart, and below them the ways to send them as a list. */
function ShareableLines({ children }: { readonly children: ReactNode }) {
  const lines = useCart((state) => state.lines)
  const text = shareCopy.cart(countItems(lines))
  const url = new URL(publicPaths.sharedList(encodeSharedList(lines)), window.location.origin).href
  return (
    <>
      <ul>{children}</ul>
      {lines.length > 0 && (
        <fieldset className="mt-3 flex flex-wrap gap-2" aria-label={shareCopy.cartGroup}>
          <ShareButton text={text} url={url}>
            <Share2 className="size-[18px]" />
            {shareCopy.share}
          </ShareButton>
          <WhatsappLink text={text} url={url}>
            <MessageCircle className="size-[18px]" />
            <span className="sr-only">{shareCopy.shareOn}</span> {shareCopy.whatsapp}
          </WhatsappLink>
        </fieldset>
      )}
    </>
  )
}
