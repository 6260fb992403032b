'use client'

import { ShoppingBasket } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { Button } from '@/components/ui/button'
import { buyChoiceCopy } from '@/lib/copy/buying'
import { formatMoney } from '@/lib/copy/money'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import { addToCart, type CartItem, cartSubtotal, countItems, lineTotal } from '@/lib/domain/cart'
import { findZone } from '@/lib/domain/delivery'
import { imageAddress, placeholderPicture } from '@/lib/domain/image'
import { useDelivery } from '@/stores/delivery'
import type { BuyNow } from '@/stores/panel-store'
import { useCart, usePanel, useSettings, useStores } from '@/stores/storefront-provider'
import { useBuyNow } from './use-buy-now'

/** Asks whether to buy one product alone or with the cart. */
export function BuyChoice() {
  const purchase = usePanel((state) => state.purchase)
  return (
    <PanelSheet
      panel="buy"
      isReady={purchase !== null}
      title={buyChoiceCopy.title}
      description={buyChoiceCopy.description}
    >
      {purchase && <Choices item={purchase.item} />}
    </PanelSheet>
  )
}

function Choices({ item }: { readonly item: CartItem }) {
  const { buyNow, isStarting } = useBuyNow()
  const openCartWith = useOpenCartWith()
  const close = usePanel((state) => state.close)
  const { panel } = useStores()
  const lines = useCart((state) => state.lines)
  const isInCart = lines.some(({ variantId }) => variantId === item.variantId)
  const added = isInCart ? null : addToCart(lines, item, 1)
  const wanted = added?.ok ? added.value : lines

  async function buyThis() {
    await buyNow({ item, quantity: 1, failureTitle: toastCopy.cardBuyFailed })
    // Another window may be open.
    if (panel.getState().open === 'buy') close()
  }

  return (
    <>
      <Choice
        variant="outline"
        // `disabled` would lose the focus.
        aria-disabled={isStarting}
        aria-busy={isStarting}
        onClick={() => void buyThis()}
        picture={
          <picture className="flex-none">
            <img
              src={imageAddress(item.picture ?? placeholderPicture, 96)}
              alt=""
              width={48}
              height={48}
              className="aspect-square rounded-md object-cover"
            />
          </picture>
        }
        title={buyChoiceCopy.onlyThis}
        detail={buyChoiceCopy.onlyThisDetail(item.title, formatMoney(lineTotal({ ...item, quantity: 1 })))}
      />
      <Choice
        aria-disabled={isStarting}
        onClick={() => isStarting || openCartWith({ item, quantity: 1 })}
        picture={<ShoppingBasket className="mx-3 size-6 flex-none" />}
        title={buyChoiceCopy.wholeCart}
        detail={buyChoiceCopy.wholeCartDetail(
          countItems(wanted),
          formatMoney(cartSubtotal(wanted)),
          added?.ok === true,
        )}
      />
      <GoesAlong />
    </>
  )
}

type ChoiceProps = Omit<ComponentProps<typeof Button>, 'title'> & {
  readonly picture: ReactNode
  readonly title: string
  readonly detail: string
}

function Choice({ picture, title, detail, ...button }: ChoiceProps) {
  return (
    <Button className="mt-3 w-full justify-start! gap-3! px-3! py-2.5! text-left!" {...button}>
      {picture}
      <span className="min-w-0 break-words">
        {title}
        <span className="block font-normal text-sm tabular-nums">{detail}</span>
      </span>
    </Button>
  )
}

function GoesAlong() {
  const { deliveryZones } = useSettings()
  const { city, whatsapp } = useDelivery((state) => state)
  // Keeps a number on one line.
  const contact = whatsapp.trim().replaceAll(' ', '\u00a0')
  const details = [findZone(city, deliveryZones)?.city, contact].flatMap((detail) => (detail ? [detail] : []))
  if (details.length === 0) return null
  return <p className="mt-3 break-words text-muted-foreground text-sm">{buyChoiceCopy.goesAlong(details)}</p>
}

/** Opens the cart, adding the purchase unless present. */
export function useOpenCartWith(): (purchase: Pick<BuyNow, 'item' | 'quantity'>) => void {
  const { cart, panel, toast } = useStores()
  return ({ item, quantity }) => {
    const { lines, add } = cart.getState()
    const { show, close } = panel.getState()
    const outcome = lines.some(({ variantId }) => variantId === item.variantId) ? null : add(item, quantity)
    if (!outcome || outcome.ok) return show('cart')
    close()
    const description = cartFailureText(outcome.error)
    toast.getState().show({ title: toastCopy.cardBuyFailed, description, variant: 'destructive' })
  }
}
