import 'server-only'
import { createHash } from 'node:crypto'
import { displayedVariant, type Price, type Product } from '../domain/product.ts'
import { showPart } from '../next/show-part.ts'
import { definePart } from '../next/shown-parts.ts'
import type { Environment } from '../server/environment/environment.ts'
import { getEnvironment } from '../server/environment/server.ts'
import { getCatalogReader } from './get-catalog.ts'

export type ShareCardSubject = {
  readonly handle: string
  readonly title: string
  readonly price: Price | null
  /** Merchant's first picture, never the sample's. */
  readonly picture: string | null
  /** Part of the address; changes with the card's look. */
  readonly version: string
}

const drawing = 1

type Shop = Pick<Environment, 'storeName' | 'brand'>

export function shareCardSubject(product: Product, { storeName, brand }: Shop): ShareCardSubject {
  const shown = {
    title: product.title,
    price: displayedVariant(product)?.price ?? null,
    picture: product.pictures[0] ?? null,
  }
  const face = [brand?.accent, brand?.logo?.digest].filter((part) => part !== undefined)
  const version = createHash('sha256')
    .update(JSON.stringify([drawing, storeName, shown, ...face]))
    .digest('hex')
    .slice(0, 12)
  return { handle: product.handle, ...shown, version }
}

export async function readShareCard(reference: string): Promise<ShareCardSubject | null> {
  const { productsByReference } = await getCatalogReader().current()
  const product = productsByReference.get(reference)
  return product ? shareCardSubject(product, getEnvironment()) : null
}

const shareCard = definePart('share-card', readShareCard)

export async function findShareCard(reference: string): Promise<ShareCardSubject | null> {
  'use cache'
  return showPart(shareCard, reference)
}
