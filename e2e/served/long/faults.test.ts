import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type ModeName, modeNames } from '../../../scripts/faulty-store'
import {
  askCalls,
  askPages,
  expectAnswers,
  onColdStart,
  quoteOf,
  withCatalogue,
} from '../../support/fault-table'
import { type Answer, overFaultyStore, purchaseOf, type Sellable, sellable } from '../../support/faulty-store'
import { type RunningShop, revalidateSecret, runShop } from '../../support/run-shop'

// Every cell of the fault table, over real HTTP.
const shop = await runShop({ store: 'faulty' })
afterAll(shop.close)
const open = overFaultyStore(shop)
const product = sellable[0] as Sellable

const faults = modeNames.filter((name) => name !== 'slow')
/** The store answers nothing while these last. */
const isSilent = (fault: ModeName) => ['hang', 'held'].includes(fault)
const isAccepted = (fault: ModeName) => fault.startsWith('accept')

/** R5: the process has left nothing unhandled, and ends in order. */
async function expectUnharmed({ server }: RunningShop): Promise<void> {
  expect(server.isRunning()).toBe(true)
  expect(server.output()).not.toMatch(/unhandled|uncaught/i)
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}

describe('a shop that has a catalogue', () => {
  // The first call of a route loads it.
  beforeEach(async () => {
    await open.misbehave()
    const buy = async () => [
      (await open.ask(`/api/stock/${product.id}`)).status,
      (await open.post('/api/checkout', purchaseOf(product))).status,
    ]
    await expect.poll(buy, { timeout: 20_000, interval: 200 }).toEqual([200, 200])
  })

  it.for(faults)(
    'R1 R2 R3 R4 R5 R9 keeps its pages under "%s", and answers as the table says',
    async (fault) => {
      const turn = modeNames.indexOf(fault) * 2
      const [wanted, bought] = sellable.slice(20 + turn) as [Sellable, Sellable]
      // A checkout may use what a quote has just read, so that the fault meets the call for the checkout itself.
      await open.post('/api/cart/quote', quoteOf(bought))
      const before = await open.storeState()
      await open.misbehave({ route: isAccepted(fault) ? '^POST' : '', mode: fault })
      // The checkout first: what was read for it is good for 2 s.
      const calls = askCalls(open, wanted, bought)
      const row = withCatalogue[fault]
      await expectAnswers(row, wanted, askPages(open, wanted))
      // R1: up to here the store has held back every answer.
      if (fault === 'held') await open.misbehave()
      await expectAnswers(row, wanted, calls)
      const { checkoutCalls, checkouts } = await open.storeState()
      expect(checkoutCalls - before.checkoutCalls, 'R3 a checkout is never repeated by itself').toBe(1)
      expect(checkouts - before.checkouts).toBe(fault === 'held' || isAccepted(fault) ? 1 : 0)
      if (!isSilent(fault) && !isAccepted(fault))
        expect((await open.post('/api/revalidate', {})).status, 'a bad reading').toBe(502)
    },
  )

  it('R7 calls a store no more that has failed five times, and shows all the same', async () => {
    const [one, other] = sellable.slice(60) as [Sellable, Sellable]
    const askStock = () => open.ask(`/api/stock/${one.id}`)
    await open.misbehave({ route: '', mode: '500' })
    await expect.poll(async () => (await askStock()).status).toBe(503)
    await open.misbehave({ route: '', mode: 'hang' })
    const { requests } = await open.storeState()
    const stock = await askStock()
    expect([stock.status, Number(stock.retryAfter)]).toEqual([503, 2])
    expect((await open.ask(`/product/${other.handle}`)).text).toContain(other.title)
    expect((await open.storeState()).requests, 'no request waits for a store that hangs').toBe(requests)
  })

  it('R6 has as much memory after fifty huge answers as before', async () => {
    await open.misbehave({ route: '', mode: 'huge' })
    // One after another: those who ask at once share a call.
    const askHuge = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) await open.ask(`/api/stock/${product.id}`)
    }
    await askHuge(10)
    const before = shop.server.residentBytes() ?? 0
    await askHuge(50)
    expect((shop.server.residentBytes() ?? 0) - before).toBeLessThan(100_000_000)
  })

  it('R5 leaves nothing unhandled, and ends in order', () => expectUnharmed(shop))
})

it('R1 R2 R5 on a cold start, every fault leads to the error view, and the first good reading ends it', async () => {
  await open.misbehave({ route: '', mode: '500' })
  const environment = {
    STORE_API_URL: shop.storeUrl,
    STORE_ID: 'store_faulty',
    CATALOG_REFRESH_SECONDS: '3600',
    REVALIDATE_SECRET: revalidateSecret,
  }
  const cold = await runShop({ environment, readyPath: '/api/health/live' })
  onTestFinished(cold.close)
  const { ask, post } = overFaultyStore({ url: cold.url, storeUrl: shop.storeUrl })
  // A store that answers every reading is no cold start. What is held is answered in the end, and comes last.
  for (const fault of faults.filter((name) => !isAccepted(name))) {
    await open.misbehave({ route: '', mode: fault })
    const { requests } = await open.storeState()
    const readings: Promise<Answer>[] = []
    // The store rests after a failure: what is asked before it is called again would say nothing of this fault.
    const called = async () => {
      readings.push(post('/api/revalidate', {}))
      return (await open.storeState()).requests
    }
    await expect.poll(called, { interval: 100 }).toBeGreaterThan(requests)
    await expectAnswers(onColdStart, product, askPages({ ...open, ask }, product))
    if (fault !== 'held') await Promise.all(readings)
  }
  await open.misbehave()
  await expect.poll(async () => (await ask('/')).status, { timeout: 20_000 }).toBe(200)
  expect((await ask('/api/health/ready')).status).toBe(200)
  await expectUnharmed(cold)
})
