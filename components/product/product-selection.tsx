'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import type { Stock } from '@/lib/browser/fetch-stock'
import type { VariantId } from '@/lib/domain/identifiers'
import { addressWithVariant, variantInAddress } from '@/lib/domain/variant-address'
import { type SellableVariant, withStock } from './sellable-variant'

// Not needed for the first view; if it does not come, the page is as good as when it was cached.
const loadLiveStock = () => import('./live-stock').then(({ LiveStock }) => LiveStock)

type ChosenVariant = {
  readonly variant: SellableVariant
  /** All of them, as the page was rendered. */
  readonly variants: readonly SellableVariant[]
  readonly quantity: number
  readonly pictureIndex: number
  readonly select: (id: VariantId) => void
  readonly setQuantity: (quantity: number) => void
  readonly showPicture: (index: number) => void
  /** Over the pictures, once it has come: what the cart holds of it, and today's stock. */
  readonly live: ReactNode
}

/** Null on the page of a product without variants. */
export const SelectionContext = createContext<ChosenVariant | null>(null)

/** The chosen variant, quantity and picture of a product page. */
export function useSelection(): ChosenVariant {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('ProductSelection is missing')
  return selection
}

type Props = {
  readonly productId: string
  readonly variants: readonly [SellableVariant, ...SellableVariant[]]
  readonly initialId: VariantId
  readonly children: ReactNode
}

/** Shared by gallery, price, picker and buy buttons. The stock is asked anew once the cached page is shown. */
export function ProductSelection({ productId, variants, initialId, children }: Props) {
  const [selectedId, setSelectedId] = useState(initialId)
  const [quantity, setQuantity] = useState(1)
  const [pictureIndex, showPicture] = useState(0)
  const [stock, setStock] = useState<Stock>({})
  const { Part: LiveStock, request: requestStock } = useLatePart(loadLiveStock, 'stock')
  useEffect(requestStock, [requestStock])
  // After hydration, because the cached page knows no query; the address is right again each time the page is shown.
  useEffect(() => {
    const asked = variantInAddress(window.location.search, variants)
    setSelectedId(asked ?? initialId)
    const picture = variants.find(({ id }) => id === asked)?.pictureIndex
    if (picture !== null && picture !== undefined) showPicture(picture)
  }, [variants, initialId])
  const selected = variants.find(({ id }) => id === selectedId) ?? variants[0]
  const variant = useMemo(() => withStock(selected, stock[selected.id] ?? null), [selected, stock])

  const selection = useMemo<ChosenVariant>(
    () => ({
      variant,
      variants,
      quantity,
      pictureIndex,
      // Specification, section 4: quantity is 1 again, and the gallery shows the variant's picture if it has one.
      select(id) {
        setSelectedId(id)
        setQuantity(1)
        const picture = variants.find((candidate) => candidate.id === id)?.pictureIndex
        if (picture !== null && picture !== undefined) showPicture(picture)
        const options = { choices: variants, defaultId: initialId }
        window.history.replaceState(null, '', addressWithVariant(window.location.href, id, options))
      },
      setQuantity,
      showPicture,
      live: LiveStock && <LiveStock productId={productId} onStock={setStock} />,
    }),
    [variant, quantity, pictureIndex, variants, initialId, LiveStock, productId],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}
