import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import type { Carts } from './carts.ts'

export type Purchase = {
  readonly key: string
  /** A number of its own, by which the store's payments and the journal's orders are matched. */
  readonly contact: string
  /** What the shopper read in the end. */
  readonly outcome: 'opened' | 'unknown' | 'given up'
}

export type ShoppersResult = {
  readonly purchases: readonly Purchase[]
  /** Requests by what they asked for and how they were answered; 0: not at all. */
  readonly answers: Readonly<Record<'checkout' | 'page', ReadonlyMap<number, number>>>
}

type Options = {
  readonly url: string
  readonly carts: Carts
  readonly shoppers: number
  readonly visitors: number
  /** What the visitors ask for, one after the other. */
  readonly visit?: (turn: number) => Visit
}

export type Visit = { readonly path: string; readonly headers?: http.OutgoingHttpHeaders }

/** Milliseconds. */
const pauseMs = 250
const retryMs = 500
/** How often a shopper presses the button again for one purchase: for a minute. */
const tries = 120
const pages = ['/', '/store', '/categoria/frutas', '/product/banana-prata']
const page = (turn: number): Visit => ({ path: pages[turn % pages.length] ?? '/' })

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Shoppers who buy again and again, and visitors who read pages, until `stop`. As the browser does it, a shopper who
 * reads no answer or that it cannot be done now presses the button again, with the same key.
 */
export function startShoppers({ url, carts, shoppers, visitors, visit = page }: Options) {
  const agent = new http.Agent({ keepAlive: true })
  const purchases: Purchase[] = []
  const answers = { checkout: new Map<number, number>(), page: new Map<number, number>() }
  let isStopped = false
  let begun = 0

  async function ask(kind: keyof typeof answers, path: string, init: http.RequestOptions, body?: string) {
    const answer = await new Promise<{ status: number; text: string }>((resolve) => {
      const request = http.request(`${url}${path}`, { agent, timeout: 30_000, ...init }, async (response) => {
        resolve({ status: response.statusCode ?? 0, text: await text(response).catch(() => '') })
      })
      request.once('timeout', () => request.destroy())
      request.once('error', () => resolve({ status: 0, text: '' }))
      request.end(body)
    })
    answers[kind].set(answer.status, (answers[kind].get(answer.status) ?? 0) + 1)
    return answer
  }

  async function buy(): Promise<void> {
    begun += 1
    const key = randomUUID()
    const digits = String(10_000_000 + begun)
    const contact = `(47) 9${digits.slice(0, 4)}-${digits.slice(4)}`
    const cart = JSON.parse(carts.throughShop[begun % carts.throughShop.length] ?? '{}') as object
    const body = JSON.stringify({ ...cart, whatsapp: contact })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
    }
    for (let time = 0; time < tries; time += 1) {
      const answer = await ask('checkout', '/api/checkout', { method: 'POST', headers }, body)
      const isUnknown = answer.text.includes('"checkout-unknown"')
      if (answer.status === 200 || isUnknown) {
        purchases.push({ key, contact, outcome: isUnknown ? 'unknown' : 'opened' })
        return
      }
      await wait(retryMs)
    }
    purchases.push({ key, contact, outcome: 'given up' })
  }

  async function repeat(work: () => Promise<unknown>): Promise<void> {
    await wait(Math.random() * pauseMs)
    while (!isStopped) {
      await work()
      await wait(pauseMs * (0.5 + Math.random()))
    }
  }

  let turn = 0
  const read = () => {
    turn += 1
    const { path, headers = {} } = visit(turn)
    return ask('page', path, { headers })
  }
  const all = [
    ...Array.from({ length: shoppers }, () => repeat(buy)),
    ...Array.from({ length: visitors }, () => repeat(read)),
  ]
  return {
    /** Resolves when every purchase that was begun has come to an end. */
    async stop(): Promise<ShoppersResult> {
      isStopped = true
      await Promise.all(all)
      agent.destroy()
      return { purchases, answers }
    },
  }
}
