import { expect, test } from '@playwright/test'
import { type AnswerName, answers, type Row } from './fault-matrix'
import { type Answer, type FaultyShop, purchaseOf, type Sellable } from './faulty-shop'

/** Milliseconds the slow store takes for each answer; a page that needs longer has waited for the store. */
export const slowness = 4000

type Asked = Answer & { readonly milliseconds: number }
type Calls = Readonly<Record<string, Promise<Asked>>>

export const quoteOf = ({ variantId, amount }: Sellable) => ({
  lines: [{ variantId, quantity: 1, seenAmount: amount }],
})

/** What stands on a page that has its products, by column; nothing of it stands on the error view. */
const evidence = (product: Sellable): Readonly<Record<string, string>> => ({
  '/': 'href="/product/',
  '/store': 'href="/product/',
  '/product': product.title,
  '/busca': `href="/product/${product.handle}`,
  '/categoria': 'href="/product/banana-prata',
})

async function timed(call: Promise<Answer>): Promise<Asked> {
  const start = performance.now()
  const answer = await call
  return { ...answer, milliseconds: performance.now() - start }
}

export function askPages({ ask }: FaultyShop, product: Sellable): Calls {
  return {
    '/': timed(ask('/')),
    '/store': timed(ask('/store')),
    '/product': timed(ask(`/product/${product.handle}`)),
    '/busca': timed(ask(`/busca/${encodeURIComponent(product.title)}`)),
    '/categoria': timed(ask('/categoria/frutas')),
    live: timed(ask('/api/health/live')),
    ready: timed(ask('/api/health/ready')),
  }
}

type Wanted = { readonly wanted: Sellable; readonly bought: Sellable }

export function askCalls({ ask, post }: FaultyShop, { wanted, bought }: Wanted): Calls {
  return {
    checkout: timed(post('/api/checkout', purchaseOf(bought))),
    stock: timed(ask(`/api/stock/${wanted.id}`)),
    quote: timed(post('/api/cart/quote', quoteOf(wanted))),
  }
}

type AnswerOptions = {
  readonly row: Row
  readonly calls: Calls
  readonly product: Sellable
  /** Of a store that may be slow: its pages come before it would have answered. */
  readonly isTimed?: boolean
}

/** What came, against the cells of a row. */
export async function expectAnswers({ row, calls, product, isTimed = false }: AnswerOptions): Promise<void> {
  for (const [column, call] of Object.entries(calls)) {
    await test.step(column, async () => {
      const answer = await call
      const proof = evidence(product)[column]
      const allowed = [row[column] ?? []].flat() as readonly AnswerName[]
      const isAllowed = allowed.some((name) => {
        const { status, holds = '' }: { readonly status: number; readonly holds?: string } = answers[name]
        if (answer.status !== status) return false
        return proof === undefined
          ? isProblem(answer, holds)
          : answer.text.includes(proof) === (status === 200)
      })
      expect(isAllowed, `${allowed.join(' or ')}, but ${answer.status} ${answer.text.slice(0, 200)}`).toBe(
        true,
      )
      const isSilent = isProblem(answer, 'store-down') || isProblem(answer, 'store-timeout')
      expect(answer.text.includes('O sistema da loja não está respondendo.')).toBe(isSilent)
      expect(answer.text.includes('muitos pedidos agora')).toBe(isProblem(answer, 'store-busy'))
      if (isProblem(answer, 'store-busy')) expect(Number(answer.retryAfter)).toBeGreaterThan(0)
      if (isTimed && proof !== undefined) expect(answer.milliseconds, 'R1').toBeLessThan(slowness)
    })
  }
}

function isProblem({ text }: Answer, kind: string): boolean {
  // Without a journal of orders no more is known than that the store was late.
  return text.includes(kind) || (kind === 'checkout-unknown' && text.includes('store-timeout'))
}
