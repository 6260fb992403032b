import { useQuery } from '@tanstack/react-query'
import { isByScale } from '@/lib/copy/offer'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskAlternative, DeskOrder } from '@/lib/desk/api/orders'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { maximumReplacementLength } from '@/lib/domain/fulfillment'
import { aislesKey, deskQueries, ordersKey } from '../desk-queries'

/** Updates a cached walk with an order's current ticks. */
export function withPicksOf(
  { code, lines }: Pick<DeskOrder, 'code' | 'lines'>,
  walk: DeskAisles,
): DeskAisles {
  const becameOf = (place: number) => {
    const found = lines.find(({ line }) => line === place)
    return {
      pick: found?.pick ?? null,
      replaced: found?.replaced ?? null,
      wasOffered: found?.wasOffered ?? false,
    }
  }
  const aisles = walk.aisles.map((aisle) => ({
    ...aisle,
    products: aisle.products.map((product) => ({
      ...product,
      lines: product.lines.map((one) => (one.code === code ? { ...one, ...becameOf(one.line) } : one)),
    })),
  }))
  return { ...walk, aisles }
}

export const orderPath = (code: string, part = '') => `/api/desk/orders/${code}${part}`

const keyOf = (code: string) => [...ordersKey, 'one', code] as const

export function useServerOrder(code: string) {
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => readDesk<DeskOrder>(orderPath(code), signal),
  })
}

/** Caches an answer and cancels older requests. */
export async function keepOrder(order: DeskOrder): Promise<void> {
  const queryKey = keyOf(order.code)
  await deskQueries.cancelQueries({ queryKey })
  deskQueries.setQueryData(queryKey, order)
  // Keeps a saved tick on the walk until the next reading; cancels older ones.
  await deskQueries.cancelQueries({ queryKey: aislesKey, predicate: ({ state }) => state.data !== undefined })
  deskQueries.setQueriesData<DeskAisles>(
    { queryKey: aislesKey },
    (aisles) => aisles && withPicksOf(order, aisles),
  )
}

export function refreshOrder(code: string): Promise<void> {
  return deskQueries.invalidateQueries({ queryKey: keyOf(code) })
}

const alternativesKey = (code: string, line: number) => ['desk', 'alternatives', code, line] as const

/** Picture of a replacement chosen here, until the server has it. */
export const chosenPicture = (code: string, line: number, variantId: string | null): string | null =>
  deskQueries
    .getQueriesData<readonly DeskAlternative[]>({ queryKey: alternativesKey(code, line) })
    .flatMap(([, found]) => found ?? [])
    .find((one) => one.variantId === variantId)?.picture ?? null

type AlternativesWish = {
  /** Search text for the whole catalogue. */
  readonly q?: string
  /** Includes the whole aisle. */
  readonly aisle?: '1'
}

/** Products in stock in place of a line; cached for a minute, independent of ticks. */
export function useAlternatives(code: string, line: number, wish: AlternativesWish = {}, isWanted = true) {
  return useQuery({
    queryKey: [...alternativesKey(code, line), wish],
    staleTime: 60_000,
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ line: String(line), ...wish })
      const path = orderPath(code, `/alternatives?${query}`)
      return (await readDesk<{ readonly alternatives: readonly DeskAlternative[] }>(path, signal))
        .alternatives
    },
  })
}

/** Prefers products of the same amount, if any. */
export function firstOffers(alternatives: readonly DeskAlternative[], most: number) {
  const isSame = alternatives[0]?.size?.isSame ?? false
  return alternatives.filter(({ size }) => !isSame || size?.isSame !== false).slice(0, most)
}

type Replaced = { readonly quantity: number }

/** Pick that replaces a line with `pieces` of an alternative. */
export function replacedBy(alternative: DeskAlternative, line: Replaced, pieces = alternative.pieces) {
  const { variantId, title, variantTitle, pack, price } = alternative
  // Name shown to the shopper; weighed products have their own size.
  const size = variantTitle ?? (isByScale(pack) ? null : pack)
  return {
    state: 'replaced' as const,
    quantity: pieces === line.quantity ? null : pieces,
    replacement: [title, size].filter(Boolean).join(' ').slice(0, maximumReplacementLength),
    replacementId: variantId,
    replacementAmount: price.amount,
  }
}

/** Sizes of a product share one path. */
export const alternativeKey = ({ path, variantTitle }: DeskAlternative) => `${path} ${variantTitle ?? ''}`
