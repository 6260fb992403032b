import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskOrder } from '@/lib/desk/api/orders'

/** The walk with what became of the lines of an order, as the server has just answered it. */
export function withPicksOf(
  { code, lines }: Pick<DeskOrder, 'code' | 'lines'>,
  walk: DeskAisles,
): DeskAisles {
  const pickOf = (place: number) => lines.find(({ line }) => line === place)?.pick ?? null
  const aisles = walk.aisles.map((aisle) => ({
    ...aisle,
    products: aisle.products.map((product) => ({
      ...product,
      lines: product.lines.map((one) => (one.code === code ? { ...one, pick: pickOf(one.line) } : one)),
    })),
  }))
  return { ...walk, aisles }
}
