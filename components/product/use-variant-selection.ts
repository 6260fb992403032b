import { useCallback, useEffect, useState } from 'react'
import type { ShareMessage } from '@/components/share/share-buttons'
import type { Availability } from '@/lib/domain/availability'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import { addressWithVariant, variantInAddress } from '@/lib/domain/variant-address'
import type { Stock } from './live-stock'

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

export type VariantChoices = {
  readonly variants: readonly [SellableVariant, ...SellableVariant[]]
  readonly initialId: VariantId
}

export type VariantSelection = ReturnType<typeof useVariantSelection>

/** Keeps the chosen variant (also in the address), its quantity, the picture, and the stock of now. */
export function useVariantSelection(choices: VariantChoices) {
  const { variants, initialId } = choices
  const [selectedId, setSelectedId] = useState(initialId)
  const [quantity, setQuantity] = useState(1)
  const [pictureIndex, showPicture] = useState(0)
  const [stock, setStock] = useState<Stock>({})

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
    window.history.replaceState(null, '', addressWithVariant(window.location.href, id, choices))
  }

  const selected = variants.find(({ id }) => id === selectedId) ?? variants[0]
  const variant = withStock(selected, stock[selected.id])
  return { variant, variants, quantity, pictureIndex, select, setQuantity, setStock, showPicture }
}

/** Applies live stock, where it is known. */
function withStock(variant: SellableVariant, stock: number | null | undefined): SellableVariant {
  if (typeof stock !== 'number' || variant.availability.kind === 'not-purchasable') return variant
  return {
    ...variant,
    availability: stock > 0 ? { kind: 'available', stock } : { kind: 'out-of-stock' },
    item: { ...variant.item, stock },
  }
}
