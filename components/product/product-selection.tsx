'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import type { Stock } from '@/lib/browser/fetch-stock'
import type { VariantId } from '@/lib/domain/identifiers'
import { addressWithVariant, variantInAddress } from '@/lib/domain/variant-address'
import { type SellableVariant, withStock } from './sellable-variant'

// Optional: the cached page works without it.
const loadLiveStock = () => import('./live-stock').then(({ LiveStock }) => LiveStock)

type ChosenVariant = {
  readonly variant: SellableVariant
  readonly variants: readonly SellableVariant[]
  readonly quantity: number
  readonly pictureIndex: number
  readonly select: (id: VariantId) => void
  readonly setQuantity: (quantity: number) => void
  readonly showPicture: (index: number) => void
  /** Cart count and live stock, once loaded. */
  readonly live: ReactNode
}

/** Null without variants. */
export const SelectionContext = createContext<ChosenVariant | null>(null)

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

/** Shares the selection; refreshes stock once shown. */
export function ProductSelection({ productId, variants, initialId, children }: Props) {
  const [selectedId, setSelectedId] = useState(initialId)
  const [quantity, setQuantity] = useState(1)
  const [pictureIndex, showPicture] = useState(0)
  const [stock, setStock] = useState<Stock>({})
  const { Part: LiveStock, request: requestStock } = useLatePart(loadLiveStock, 'stock')
  useEffect(requestStock, [requestStock])
  // After hydration, since the cached page knows no query.
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
      // Specification, section 4: resets the quantity, and shows the variant's picture.
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
