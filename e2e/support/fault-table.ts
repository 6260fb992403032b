import { expect } from 'vitest'
import type { ModeName } from '../../scripts/faulty-store'
import { type Answer, type FaultyShop, purchaseOf, type Sellable } from './faulty-store'

type Expected = { readonly status: number; readonly holds?: string }

/** Status of each answer, and the kind of problem it holds; docs/reliability.md says what a shopper sees. */
const answers = {
  /** The page's own products, as last read. */
  kept: { status: 200 },
  /** The product as the catalogue has it. */
  bare: { status: 200 },
  /** The error view, without a product. */
  error: { status: 500 },
  fresh: { status: 200 },
  failed: { status: 502, holds: 'store-failed' },
  down: { status: 503, holds: 'store-down' },
  late: { status: 504, holds: 'store-timeout' },
  busy: { status: 503, holds: 'store-busy' },
  unknown: { status: 504, holds: 'checkout-unknown' },
  'no-orders': { status: 503, holds: 'orders-unavailable' },
  live: { status: 200, holds: 'live' },
  ready: { status: 200, holds: 'ready' },
  degraded: { status: 200, holds: 'degraded' },
  starting: { status: 503, holds: 'starting' },
} satisfies Record<string, Expected>

type AnswerName = keyof typeof answers

/** Allowed answers under a fault, by request. */
type Row = Readonly<Record<string, AnswerName | readonly AnswerName[]>>

const pagesAre = (name: AnswerName): Row => ({
  ...{ '/': name, '/store': name, '/product': name, '/busca': name, '/categoria': name },
  live: 'live',
})
const kept: Row = { ...pagesAre('kept'), ready: 'ready' }
const bare: Row = { ...kept, '/product': 'bare' }
/** The second holds once the breaker has opened. */
const failedOrDown = ['failed', 'down'] as const

const broken: Row = { ...bare, quote: failedOrDown, stock: failedOrDown, checkout: 'failed' }
const cutOff: Row = { ...bare, quote: 'down', stock: 'down', checkout: 'unknown' }
const unreadable: Row = { ...bare, quote: 'failed', stock: 'failed', checkout: 'unknown' }

/** The shop has read the store once, then every call misbehaves; the product page was never opened before. */
export const withCatalogue: Readonly<Record<Exclude<ModeName, 'slow'>, Row>> = {
  '500': broken,
  '502': broken,
  '429': { ...bare, quote: 'busy', stock: 'busy', checkout: 'busy' },
  reset: cutOff,
  'half body': cutOff,
  malformed: unreadable,
  html: unreadable,
  huge: unreadable,
  'accept, then time out': { ...kept, quote: 'fresh', stock: 'fresh', checkout: 'unknown' },
  hang: { ...bare, quote: 'late', stock: 'late', checkout: 'unknown' },
  held: { ...bare, quote: 'fresh', stock: 'fresh', checkout: 'fresh' },
}

/** Nothing was ever read. */
export const onColdStart: Row = { ...pagesAre('error'), ready: 'starting' }

/** A database under `DATA_DIR` cannot be used. */
export const withBrokenFile = {
  journal: { ...kept, checkout: 'no-orders', ready: 'degraded' },
  'embedded store': { ...bare, checkout: failedOrDown, ready: 'degraded' },
} satisfies Record<string, Row>

export const quoteOf = ({ variantId, amount }: Sellable) => ({
  lines: [{ variantId, quantity: 1, seenAmount: amount }],
})

type Calls = Readonly<Record<string, Promise<Answer>>>

export const askPages = ({ ask }: FaultyShop, product: Sellable): Calls => ({
  '/': ask('/'),
  '/store': ask('/store'),
  '/product': ask(`/product/${product.handle}`),
  '/busca': ask(`/busca/${encodeURIComponent(product.title)}`),
  '/categoria': ask('/categoria/frutas'),
  live: ask('/api/health/live'),
  ready: ask('/api/health/ready'),
})

export const askCalls = ({ ask, post }: FaultyShop, wanted: Sellable, bought: Sellable): Calls => ({
  checkout: post('/api/checkout', purchaseOf(bought)),
  stock: ask(`/api/stock/${wanted.id}`),
  quote: post('/api/cart/quote', quoteOf(wanted)),
})

/** Texts of pages that have their products, by column; none stands on the error view. */
const evidence = (product: Sellable): Readonly<Record<string, string>> => ({
  '/': 'href="/product/',
  '/store': 'href="/product/',
  '/product': product.title,
  '/busca': `href="/product/${product.handle}`,
  '/categoria': 'href="/product/banana-prata',
})

// Without a journal of orders no more is known than that the store was late.
const isProblem = ({ text }: Answer, kind: string) =>
  text.includes(kind) || (kind === 'checkout-unknown' && text.includes('store-timeout'))

/** Compares what came with the cells of a row. */
export async function expectAnswers(row: Row, product: Sellable, calls: Calls): Promise<void> {
  for (const [column, call] of Object.entries(calls)) {
    const answer = await call
    const proof = evidence(product)[column]
    const allowed = [row[column] ?? []].flat()
    const isAllowed = allowed.some((name) => {
      const { status, holds = '' }: Expected = answers[name]
      if (answer.status !== status) return false
      return proof === undefined ? isProblem(answer, holds) : answer.text.includes(proof) === (status === 200)
    })
    const found = `${column}: ${allowed.join(' or ')}, but ${answer.status} ${answer.text.slice(0, 200)}`
    expect(isAllowed, found).toBe(true)
    const isSilent = isProblem(answer, 'store-down') || isProblem(answer, 'store-timeout')
    expect(answer.text.includes('O sistema da loja não está respondendo.'), found).toBe(isSilent)
    const isBusy = isProblem(answer, 'store-busy')
    expect(answer.text.includes('muitos pedidos agora'), found).toBe(isBusy)
    if (isBusy) expect(Number(answer.retryAfter)).toBeGreaterThan(0)
  }
}
