'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type ShareMessage, ShareProduct } from '@/components/share/share-buttons'
import { Ribbon } from '@/components/ui/ribbon'
import type { Stock } from '@/lib/browser/fetch-stock'
import type { Availability } from '@/lib/domain/availability'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import { addressWithVariant, variantInAddress } from '@/lib/domain/variant-address'
import { ProductGallery } from './product-gallery'
import { PurchasePanel, type PurchasePanelProps } from './purchase-panel'

export type SellableVariant = {
  readonly id: VariantId
  readonly title: string
  readonly availability: Availability
  readonly item: CartItem
  /** Unit price such as `R$ 8,58/kg`, if known. */
  readonly unitPrice: string | null
  /** Index in the gallery, or null. */
  readonly pictureIndex: number | null
  readonly message: ShareMessage
}

type Choice = {
  readonly productId: string
  readonly variants: readonly [SellableVariant, ...SellableVariant[]]
  readonly initialId: VariantId
}

export type VariantSelection = ReturnType<typeof useVariantSelection>

/** Keeps the chosen variant (also in the address), its quantity, the picture, and the stock of now. */
function useVariantSelection({ productId, variants, initialId }: Choice) {
  const [selectedId, setSelectedId] = useState(initialId)
  const [quantity, setQuantity] = useState(1)
  const [pictureIndex, showPicture] = useState(0)
  const [stock, setStock] = useState<Stock>({})

  useEffect(() => {
    let stop = () => {}
    let hasLeft = false
    import('./watch-stock').then(
      ({ watchStock }) => {
        if (!hasLeft) stop = watchStock(productId, setStock)
      },
      // Optional: the cached page works without it.
      () => undefined,
    )
    return () => {
      hasLeft = true
      stop()
    }
  }, [productId])

  // Specification, section 4: resets the quantity, and shows the variant's picture.
  const choose = useCallback(
    (id: VariantId) => {
      setSelectedId(id)
      setQuantity(1)
      const picture = variants.find((candidate) => candidate.id === id)?.pictureIndex
      if (picture !== null && picture !== undefined) showPicture(picture)
    },
    [variants],
  )

  // After hydration, since the cached page knows no query.
  useEffect(() => {
    const asked = variantInAddress(window.location.search, variants)
    if (asked) choose(asked)
  }, [variants, choose])

  function select(id: VariantId) {
    choose(id)
    const options = { choices: variants, defaultId: initialId }
    window.history.replaceState(null, '', addressWithVariant(window.location.href, id, options))
  }

  const selected = variants.find(({ id }) => id === selectedId) ?? variants[0]
  const variant = withStock(selected, stock[selected.id] ?? null)
  return { variant, variants, quantity, pictureIndex, select, setQuantity, showPicture }
}

/** Applies live stock; null leaves it unchanged. */
function withStock(variant: SellableVariant, stock: number | null): SellableVariant {
  if (stock === null || variant.availability.kind === 'not-purchasable') return variant
  return {
    ...variant,
    availability: stock > 0 ? { kind: 'available', stock } : { kind: 'out-of-stock' },
    item: { ...variant.item, stock },
  }
}

type Props = Choice &
  PurchasePanelProps & {
    readonly ribbon: string | null
    readonly pictures: readonly string[]
    readonly heading: ReactNode
    readonly delivery: ReactNode
    readonly seller: ReactNode
    readonly description: ReactNode
    readonly related: ReactNode
  }

/** Stands beside its picture; when sold out, a small one, with other products next. */
export function ProductOffer({
  productId,
  variants,
  initialId,
  ribbon,
  pictures,
  heading,
  delivery,
  seller,
  description,
  related,
  ...panel
}: Props) {
  const selection = useVariantSelection({ productId, variants, initialId })
  const { variant, pictureIndex, showPicture } = selection
  const { title, isSoldOut } = panel
  const details = (
    <div className="max-w-2xl space-y-6">
      {delivery}
      {seller}
      <ShareProduct {...variant.message} />
      {description}
    </div>
  )
  return (
    <>
      <div
        className={
          isSoldOut
            ? 'flex flex-wrap items-start gap-x-3 gap-y-6 md:gap-x-8'
            : 'items-start gap-x-6 sm:grid sm:grid-cols-[min(46%,560px)_minmax(0,1fr)] lg:gap-x-12'
        }
      >
        <div
          className={
            isSoldOut
              ? '@container relative flex-[1_1_8.5rem] overflow-hidden rounded-lg md:max-w-1/4'
              : '@container relative max-sm:-mx-4 sm:sticky sm:top-[calc(var(--header-end)+24px+var(--few-lines))]'
          }
        >
          <ProductGallery
            title={title}
            pictures={pictures}
            index={pictureIndex}
            isSoldOut={variant.availability.kind !== 'available'}
            show={showPicture}
          />
          <Ribbon text={ribbon} />
        </div>
        <div className={`min-w-0 space-y-4 md:space-y-6 ${isSoldOut ? 'flex-[1_1_8.5rem]' : 'max-sm:mt-3'}`}>
          {heading}
          <PurchasePanel {...panel} selection={selection} />
          {!isSoldOut && details}
        </div>
      </div>
      {related}
      {isSoldOut && details}
    </>
  )
}
