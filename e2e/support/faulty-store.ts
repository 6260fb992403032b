import { randomUUID } from 'node:crypto'
import { sampleCatalog } from '../../lib/adapters/embedded/seed'
import { seedId } from '../../lib/adapters/embedded/seed-identifiers'
import type { FaultyStoreState, ModeName } from '../../scripts/faulty-store'
import { type RunningShop, revalidateSecret } from './run-shop'

export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string }

export type Sellable = {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly variantId: string
  /** Cents, as a shopper sees it. */
  readonly amount: number
}

/** Products of the sample store that can be bought, with their first variants. */
export const sellable: readonly Sellable[] = sampleCatalog()
  .products.filter(({ purchasable }) => purchasable !== false)
  .flatMap(({ handle, title, variants: [variant] }) => {
    if (!variant) return []
    const { priceCents, salePriceCents = priceCents } = variant
    const variantId = seedId('variant', handle, variant.title)
    return [{ id: seedId('prod', handle), title, handle, variantId, amount: salePriceCents }]
  })

export const purchaseOf = ({ variantId, amount }: Sellable) => ({
  kind: 'buy-now',
  items: [{ variantId, quantity: 1, seenAmount: amount }],
  cancelPath: '/store',
})

export type FaultyShop = ReturnType<typeof overFaultyStore>

/** Speaks to a shop over the faulty store, and to that store. */
export function overFaultyStore(shop: Pick<RunningShop, 'url' | 'storeUrl'>) {
  async function call(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual', ...init })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  }
  return {
    /** Sets the faults of the store from now on; without any it is healthy. */
    async misbehave(...faults: { route: string; mode: ModeName; milliseconds?: number }[]): Promise<void> {
      const body = JSON.stringify({ faults })
      const answer = await fetch(`${shop.storeUrl}/__fault`, { method: 'POST', body })
      if (!answer.ok) throw new Error(await answer.text())
    },
    storeState: async () => (await (await fetch(`${shop.storeUrl}/__state`)).json()) as FaultyStoreState,
    ask: (path: string) => call(path),
    /** Posts what a page of the shop posts. */
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      call(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${revalidateSecret}`,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  }
}
