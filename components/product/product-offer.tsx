'use client'

import type { ReactNode } from 'react'
import { ShareProduct } from '@/components/share/share-buttons'
import { lazyPart } from '@/components/shop/late-part'
import { Ribbon } from '@/components/shop/ribbon'
import { ProductGallery } from './product-gallery'
import { PurchasePanel, type PurchasePanelProps } from './purchase-panel'
import { useVariantSelection, type VariantChoices } from './use-variant-selection'

type Props = VariantChoices &
  PurchasePanelProps & {
    readonly productId: string
    readonly ribbon: string | null
    readonly pictures: readonly string[]
    readonly heading: ReactNode
    readonly delivery: ReactNode
    readonly seller: ReactNode
    readonly description: ReactNode
    readonly related: ReactNode
  }

const LiveStock = lazyPart(() => import('./live-stock'), 'LiveStock')

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
  const selection = useVariantSelection({ variants, initialId })
  const { variant, pictureIndex, showPicture } = selection
  const { title, isSoldOut } = panel
  const details = (
    <div
      className={`mt-6 space-y-6 ${isSoldOut ? '*:break-inside-avoid md:columns-2 md:gap-8' : 'max-w-2xl sm:mt-0 sm:max-lg:col-span-2'}`}
    >
      {delivery}
      {seller}
      <ShareProduct {...variant.message} />
      {description}
    </div>
  )
  return (
    <>
      <LiveStock productId={productId} report={selection.setStock} />
      <div
        className={
          isSoldOut
            ? 'flex flex-wrap items-start gap-x-3 gap-y-6 md:gap-x-8'
            : 'items-start gap-6 sm:grid sm:grid-cols-[min(46%,560px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12'
        }
      >
        <div
          className={
            isSoldOut
              ? '@container relative flex-[1_1_8.5rem] overflow-hidden rounded-lg md:max-w-1/3 lg:max-w-1/4'
              : '@container relative max-sm:-mx-4 sm:sticky sm:top-[calc(var(--header-end)+24px+var(--few-lines))] lg:row-span-2'
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
        <div
          className={`min-w-0 space-y-3 md:space-y-6 ${isSoldOut ? 'flex-[1_1_8.5rem]' : 'max-sm:mt-1.5'}`}
        >
          {heading}
          <PurchasePanel {...panel} selection={selection} />
        </div>
        {!isSoldOut && details}
      </div>
      {related}
      {isSoldOut && details}
    </>
  )
}
