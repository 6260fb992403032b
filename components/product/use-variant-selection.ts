import { useCallback, useEffect, useState } from 'react'
import type { ShareMessage } from '@/components/share/share-buttons'
import type { Availability } from '@/lib/domain/availability'
import type { CartItem } from '@/lib/domain/cart'
import type { VariantId } from '@/lib/domain/identifiers'
import { addressWithVariant, variantInAddress } from '@/lib/domain/variant-address'
import type { Stock } from './watch-stock'

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
  readonly productId: string
  readonly variants: readonly [SellableVariant, ...SellableVariant[]]
  readonly initialId: VariantId
}

export type VariantSelection = ReturnType<typeof useVariantSelection>

/** Keeps the chosen variant (also in the address), its quantity, the picture, and the stock of now. */
export function useVariantSelection({ productId, variants, initialId }: VariantChoices) {
  const [selectedId, setSelectedId] = useState(initialId)
  const [quantity, setQuantity] = useState(1)
  const [pictureIndex, showPicture] = useState(0)
  const [stock, setStock] = useState<Stock>({})

  useEffect(() => {
    const leaving = new AbortController()
    import('./watch-stock').then(
      ({ watchStock }) => watchStock(productId, { signal: leaving.signal, report: setStock }),
      // Optional: the cached page works without it.
      () => undefined,
    )
    return () => leaving.abort()
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
