import type { ModeName } from '../../scripts/faulty-store'

/** The status of each answer, and the kind of problem it holds; docs/reliability.md says what a shopper sees. */
export const answers = {
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
} as const

export type AnswerName = keyof typeof answers

/** Allowed answers under a fault, by request. */
export type Row = Readonly<Record<string, AnswerName | readonly AnswerName[]>>

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
export const withCatalogue: Readonly<Record<ModeName, Row>> = {
  slow: { ...bare, quote: 'fresh', stock: 'fresh', checkout: 'fresh' },
  '500': broken,
  '502': broken,
  '429': { ...bare, quote: 'busy', stock: 'busy', checkout: 'busy' },
  reset: cutOff,
  'half body': cutOff,
  malformed: unreadable,
  html: unreadable,
  huge: unreadable,
  hang: { ...bare, quote: 'late', stock: 'late', checkout: 'unknown' },
  'accept, then time out': { ...kept, quote: 'fresh', stock: 'fresh', checkout: 'unknown' },
}

/** Nothing was ever read. */
export const onColdStart: Row = { ...pagesAre('error'), ready: 'starting' }

/** A database under `DATA_DIR` cannot be used. */
export const withBrokenFile: Readonly<Record<'journal' | 'embedded store', Row>> = {
  journal: { ...kept, checkout: 'no-orders', ready: 'degraded' },
  'embedded store': { ...bare, checkout: failedOrDown, ready: 'degraded' },
}
