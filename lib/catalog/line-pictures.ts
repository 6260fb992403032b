import 'server-only'
import type { VariantId } from '../domain/identifiers.ts'
import { findCatalog } from './get-catalog.ts'

export async function linePictures(): Promise<(id: VariantId | null) => string | null> {
  const found = await findCatalog()
  if (!found.ok) return () => null
  const { productsByVariant } = found.value
  return (id) => {
    if (id === null) return null
    const product = productsByVariant.get(id)
    const variant = product?.variants.find((one) => one.id === id)
    return variant?.picture ?? product?.pictures[0] ?? null
  }
}
