'use client'

import { useState } from 'react'
import { useCart, useToast } from '@/stores/storefront-provider'
import type { Toast } from '@/stores/toast-store'
import { CartLineRow } from './cart-line-row'
import { LinePreferences } from './line-preferences'
import { RemovedLineRow } from './removed-line-row'
import { ShareableLines } from './shareable-lines'

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
