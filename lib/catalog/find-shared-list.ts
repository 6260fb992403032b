import 'server-only'
import { soldItem } from '../copy/unit-price.ts'
import { availabilityOf } from '../domain/availability.ts'
import { type CartItem, countItems } from '../domain/cart.ts'
import { decodeSharedList, sharedReference } from '../domain/shared-list.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import { filledProduct } from './filled-products.ts'
import { getCatalogReader } from './get-catalog.ts'

export type SharedListLine = {
  readonly reference: string
  readonly quantity: number
  /** Current price; null once removed from the store. */
  readonly item: CartItem | null
  /** Available pieces, at most `quantity`. */
  readonly available: number
}

export type SharedList = {
  readonly lines: readonly SharedListLine[]
  readonly itemCount: number
}

const ulid = /^[0-9A-HJKMNP-TV-Z]{26}$/

async function readSharedList(text: string): Promise<SharedList | null> {
  const { snapshot } = await getCatalogReader().current()
  const asked = decodeSharedList(text)
  if (!asked) return null
  const wanted = new Set(asked.map(({ reference }) => reference))
  const sold = new Map(
    snapshot.products.flatMap((product) =>
      product.variants
        .map((variant) => [sharedReference(variant.id), { product, variant }] as const)
        .filter(([reference]) => wanted.has(reference)),
    ),
  )
  // Any word could be an id: without a known product or a ULID it is no list.
  if (sold.size === 0 && !asked.some(({ reference }) => ulid.test(reference))) return null
  const lines = asked.map(({ reference, quantity }): SharedListLine => {
    const found = sold.get(reference)
    if (!found) return { reference, quantity, item: null, available: 0 }
    const { product, variant } = found
    const availability = availabilityOf(product, variant)
    const most = availability.kind === 'available' ? (availability.stock ?? quantity) : 0
    const item = soldItem(filledProduct(product), variant)
    return { reference, quantity, item, available: Math.min(quantity, most) }
  })
  return { lines, itemCount: countItems(lines) }
}

const sharedList = definePart('shared-list', readSharedList)

/** Resolves a shared cart at today's prices; null for an invalid link. Read-only. */
export async function findSharedList(text: string): Promise<SharedList | null> {
  'use cache'
  return showPart(sharedList, text)
}
