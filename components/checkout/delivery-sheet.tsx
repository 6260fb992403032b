'use client'

import './delivery-sheet.css'

import { useId } from 'react'
import { FreightRule } from '@/components/cart/freight-rule'
import { useDeliveryRule } from '@/components/cart/use-order-totals'
import { useWindows } from '@/components/delivery/windows'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { Button } from '@/components/ui/button'
import { deliverySheetCopy } from '@/lib/copy/buying'
import { isPricedByScale, shownPack } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { piecePrice } from '@/lib/copy/piece-price'
import { cartTotals } from '@/lib/domain/cart-totals'
import { checkoutObstacles, isOrderedByMessage } from '@/lib/domain/checkout'
import { imageAddress, placeholderPicture } from '@/lib/domain/image'
import { effectiveAmount } from '@/lib/domain/product'
import { useDelivery } from '@/stores/delivery'
import type { BuyNow } from '@/stores/panel-store'
import { useCart, usePanel, useSettings } from '@/stores/storefront-provider'
import { DeliveryForm } from './delivery-form'
import { FinishBar, hintOf } from './finish-bar'
import { useBuyNow } from './use-buy-now'

/**
 * Asks city, WhatsApp and what to do when it is missing, before something is bought at once on a device that knows no
 * delivery: an order without one reaches a market that cannot bring it. What is given is kept as the cart keeps it.
 */
export function DeliverySheet() {
  const isOpen = usePanel((state) => state.open === 'delivery')
  const purchase = usePanel((state) => state.purchase)
  const close = usePanel((state) => state.close)
  const { buyNow, isStarting } = useBuyNow()
  const { title, description } = deliverySheetCopy
  return (
    <PanelSheet
      isOpen={isOpen && purchase !== null}
      onClose={close}
      side="center"
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
      {/* What is on its way is bought as it is. Browsers without `inert` let nothing be pressed at least. */}
      <div inert={isStarting} className="transition-opacity inert:pointer-events-none inert:opacity-60">
        {purchase && <Bought purchase={purchase} />}
        <DeliveryForm />
        {purchase && <Arranged purchase={purchase} />}
      </div>
    </PanelSheet>
  )
}

const linesOf = ({ item, quantity }: BuyNow) => [{ ...item, quantity }]

function useTotals(purchase: BuyNow) {
  return cartTotals(linesOf(purchase), useDeliveryRule())
}

function Bought({ purchase }: { readonly purchase: BuyNow }) {
  const { shippingFee } = useTotals(purchase)
  const { item, quantity } = purchase
  const hasCart = useCart(({ lines }) => lines.length > 0)
  const { currency } = item.price
  const pack = shownPack(item)
  const price = piecePrice({ amount: effectiveAmount(item.price), currency }, isPricedByScale(item))
  return (
    <p className="bought-now">
      <picture>
        <img src={imageAddress(item.picture ?? placeholderPicture, 96)} alt="" width={44} height={44} />
      </picture>
      <span className="min-w-0 break-words">
        <strong>{item.title}</strong>
        {pack}
        <span className="block">
          {deliverySheetCopy.cost(quantity, price, shippingFee && formatMoney(shippingFee))}
        </span>
        {hasCart && <span className="block text-sm">{deliverySheetCopy.cartStays}</span>}
      </span>
    </p>
  )
}

/** The rule, where it has no fee for what is bought. */
function Arranged({ purchase }: { readonly purchase: BuyNow }) {
  const totals = useTotals(purchase)
  if (totals.freight !== 'arranged') return null
  return <FreightRule totals={totals} lines={linesOf(purchase)} />
}

type WaysProps = {
  readonly purchase: BuyNow
  readonly isStarting: boolean
  readonly onBuy: () => void
}

/** On with what was given, once it is whole; or without. */
function Ways({ purchase, isStarting, onBuy }: WaysProps) {
  const skippedId = useId()
  const totals = useTotals(purchase)
  const rule = useDeliveryRule()
  const given = useDelivery((state) => state)
  const asksWindow = useWindows((state) => state.asksWindow)
  const settings = useSettings()
  const obstacles = checkoutObstacles({ ...given, ...totals, lineCount: 1, asksWindow }, settings)
  const [first] = obstacles
  return (
    <>
      <FinishBar
        totals={totals}
        lines={linesOf(purchase)}
        rule={rule}
        isEstimated={isPricedByScale(purchase.item)}
        hints={obstacles.map((missing) => hintOf(missing, totals, rule))}
        isStarting={isStarting}
        onFinish={onBuy}
      />
      {first && first !== 'below-minimum' && (
        <>
          <Button
            variant="link"
            className="w-full"
            aria-disabled={isStarting}
            aria-describedby={skippedId}
            onClick={onBuy}
          >
            {deliverySheetCopy.skip}
          </Button>
          <p id={skippedId} className="text-center text-sm text-muted-foreground leading-[1.35]">
            {isOrderedByMessage(settings.checkoutHosts)
              ? deliverySheetCopy.skippedByMessage
              : deliverySheetCopy.skipped}
          </p>
        </>
      )}
    </>
  )
}
