import { useQuery } from '@tanstack/react-query'
import { isByScale } from '@/lib/copy/offer'
import type { DeskAisles } from '@/lib/desk/api/aisles'
import type { DeskAlternative, DeskOrder } from '@/lib/desk/api/orders'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { maximumReplacementLength } from '@/lib/domain/fulfillment'
import { aislesKey, deskQueries, ordersKey } from '../desk-queries'

/** The walk with what became of the lines of an order, as the server has just answered it. */
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

/** Where an order is asked for, or a part of it. */
export const orderPath = (code: string, part = '') => `/api/desk/orders/${code}${part}`

const keyOf = (code: string) => [...ordersKey, 'one', code] as const

/** An order as the server has it. */
export function useServerOrder(code: string) {
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => readDesk<DeskOrder>(orderPath(code), signal),
  })
}

/** Puts an answer of the server in place of what was known; one that is still on its way is older. */
export async function keepOrder(order: DeskOrder): Promise<void> {
  const queryKey = keyOf(order.code)
  await deskQueries.cancelQueries({ queryKey })
  deskQueries.setQueryData(queryKey, order)
  // On the walk too: a tick that was saved stays ticked until all of it is read anew. What is being read is older.
  await deskQueries.cancelQueries({ queryKey: aislesKey, predicate: ({ state }) => state.data !== undefined })
  deskQueries.setQueriesData<DeskAisles>(
    { queryKey: aislesKey },
    (aisles) => aisles && withPicksOf(order, aisles),
  )
}

/** Asks for an order anew. */
export function refreshOrder(code: string): Promise<void> {
  return deskQueries.invalidateQueries({ queryKey: keyOf(code) })
}

const alternativesKey = (code: string, line: number) => ['desk', 'alternatives', code, line] as const

/** How one of them looks that was chosen here, until the market has it. */
export const chosenPicture = (code: string, line: number, variantId: string | null): string | null =>
  deskQueries
    .getQueriesData<readonly DeskAlternative[]>({ queryKey: alternativesKey(code, line) })
    .flatMap(([, found]) => found ?? [])
    .find((one) => one.variantId === variantId)?.picture ?? null

type AlternativesWish = {
  /** Words to search for in the whole catalogue. */
  readonly q?: string
  /** All that stands in its aisle, of whatever kind. */
  readonly aisle?: '1'
}

/**
 * What is in stock in place of a line, of what is like it, unless something else is wished. Old after a minute, and not
 * asked anew by ticks.
 */
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

/** What is offered first: where that is as much as was ordered, only what is so too. */
export function firstOffers(alternatives: readonly DeskAlternative[], most: number) {
  const isSame = alternatives[0]?.size?.isSame ?? false
  return alternatives.filter(({ size }) => !isSame || size?.isSame !== false).slice(0, most)
}

type Replaced = { readonly quantity: number }

/** What a line becomes where so many of this go in its place. */
export function replacedBy(alternative: DeskAlternative, line: Replaced, pieces = alternative.pieces) {
  const { variantId, title, variantTitle, pack, price } = alternative
  // Its shopper is asked by this name; what the scale weighs has a size of its own.
  const size = variantTitle ?? (isByScale(pack) ? null : pack)
  return {
    state: 'replaced' as const,
    quantity: pieces === line.quantity ? null : pieces,
    replacement: [title, size].filter(Boolean).join(' ').slice(0, maximumReplacementLength),
    replacementId: variantId,
    replacementAmount: price.amount,
  }
}

/** Several sizes of a product have one address. */
export const alternativeKey = ({ path, variantTitle }: DeskAlternative) => `${path} ${variantTitle ?? ''}`
