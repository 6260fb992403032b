'use client'

import { useId } from 'react'
import { FreightRule } from '@/components/cart/freight-rule'
import { useDeliveryRule } from '@/components/cart/use-order-totals'
import { useWindows } from '@/components/delivery/windows'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { Button } from '@/components/ui/button'
import { deliverySheetCopy } from '@/lib/copy/buying'
import { isPricedByScale, shownPack } from '@/lib/copy/cart'
import { deliveryCopy } from '@/lib/copy/delivery'
import { formatMoney } from '@/lib/copy/money'
import { piecePrice } from '@/lib/copy/piece-price'
import { cartTotals } from '@/lib/domain/cart-totals'
import { asksDetails, checkoutObstacles } from '@/lib/domain/checkout'
import { findZone, isFetchedOnly, missingToMinimum } from '@/lib/domain/delivery'
import { imageAddress, placeholderPicture } from '@/lib/domain/image'
import { effectiveAmount } from '@/lib/domain/product'
import { useDelivery } from '@/stores/delivery'
import type { BuyNow } from '@/stores/panel-store'
import { useCart, usePanel, useSettings } from '@/stores/storefront-provider'
import { useOpenCartWith } from './buy-choice'
import { DeliveryForm } from './delivery-form'
import { FinishBar } from './finish-bar'
import { useBuyNow } from './use-buy-now'

/**
 * Asks for delivery details before an immediate purchase without any, since the market could not deliver it.
 * Saves them like the cart's.
 */
export function DeliverySheet() {
  const purchase = usePanel((state) => state.purchase)
  const { buyNow, isStarting } = useBuyNow()
  const isFetched = isFetchedOnly(useSettings().deliveryZones)
  const { title, description } = isFetched ? deliverySheetCopy.fetched : deliverySheetCopy
  return (
    <PanelSheet
      panel="delivery"
      isReady={purchase !== null}
      title={title}
      description={description}
      footer={
        purchase && (
          <Ways
            purchase={purchase}
            isStarting={isStarting}
            onBuy={() => void buyNow({ ...purchase, isDeliveryAsked: true })}
          />
        )
      }
    >
      {/* The purchase is under way. */}
      <div inert={isStarting} className="transition-opacity inert:opacity-60">
        {purchase && <Bought purchase={purchase} />}
        <DeliveryForm />
        {purchase && <Arranged purchase={purchase} />}
      </div>
    </PanelSheet>
  )
}

const toLines = ({ item, quantity }: BuyNow) => [{ ...item, quantity }]

function useTotals(purchase: BuyNow) {
  return cartTotals(toLines(purchase), useDeliveryRule())
}

function Bought({ purchase }: { readonly purchase: BuyNow }) {
  const { shippingFee } = useTotals(purchase)
  const { item, quantity } = purchase
  const hasCart = useCart(({ lines }) => lines.length > 0)
  const { currency } = item.price
  const pack = shownPack(item)
  const price = piecePrice({ amount: effectiveAmount(item.price), currency }, isPricedByScale(item))
  return (
    <p className="flex items-center gap-3 text-muted-foreground text-sm tabular-nums">
      <picture className="flex-none">
        <img
          src={imageAddress(item.picture ?? placeholderPicture, 160)}
          alt=""
          width={64}
          height={64}
          className="aspect-square rounded-md object-cover"
        />
      </picture>
      <span className="min-w-0 break-words">
        <strong className="mr-1.5 text-base text-foreground">{item.title}</strong>
        {pack}
        <span className="block">
          {deliverySheetCopy.cost(quantity, price, shippingFee && formatMoney(shippingFee))}
        </span>
        {hasCart && <span className="block">{deliverySheetCopy.cartStays}</span>}
      </span>
    </p>
  )
}

function Arranged({ purchase }: { readonly purchase: BuyNow }) {
  const totals = useTotals(purchase)
  if (totals.freight !== 'arranged') return null
  return <FreightRule totals={totals} lines={toLines(purchase)} />
}

type WaysProps = {
  readonly purchase: BuyNow
  readonly isStarting: boolean
  readonly onBuy: () => void
}

/** Continues with complete details, or without where a hosted checkout asks; below the minimum, into the cart. */
function Ways({ purchase, isStarting, onBuy }: WaysProps) {
  const noteId = useId()
  const totals = useTotals(purchase)
  const rule = useDeliveryRule()
  const given = useDelivery((state) => state)
  const asksWindow = useWindows((state) => state.asksWindow)
  const settings = useSettings()
  const obstacles = checkoutObstacles({ ...given, ...totals, lineCount: 1, asksWindow }, settings)
  const [first] = obstacles
  const openCartWith = useOpenCartWith()
  // A typed city counts, confirmed or not.
  const missing = missingToMinimum(totals.subtotal, findZone(given.city, settings.deliveryZones) ?? rule)
  const isBelow = missing > 0
  const isFetched = isFetchedOnly(settings.deliveryZones)
  // Pickup needs a place.
  const canSkip = !asksDetails('buy-now', settings) && (given.cityConfirmed || !isFetched)
  return (
    <>
      <FinishBar
        totals={totals}
        lines={toLines(purchase)}
        obstacles={obstacles}
        isStarting={isStarting}
        onFinish={onBuy}
      />
      {first && (isBelow || canSkip) && (
        <>
          <Button
            variant="link"
            className="w-full"
            aria-disabled={isStarting}
            aria-describedby={first === 'below-minimum' ? undefined : noteId}
            onClick={isBelow ? () => openCartWith(purchase) : onBuy}
          >
            {isBelow ? deliverySheetCopy.toCart : deliverySheetCopy.skip}
          </Button>
          {first !== 'below-minimum' && (
            <p id={noteId} className="text-center text-muted-foreground text-sm">
              {isBelow
                ? deliveryCopy.toMinimum(formatMoney({ ...totals.subtotal, amount: missing }))
                : deliverySheetCopy.skipped(isFetched)}
            </p>
          )}
        </>
      )}
    </>
  )
}
