import { expect, test } from '@playwright/test'
import { type ModeName, modeNames } from '../../scripts/faulty-store'
import { askCalls, askPages, expectAnswers, quoteOf, slowness } from '../support/fault-cells'
import { onColdStart, withCatalogue } from '../support/fault-matrix'
import {
  type Answer,
  type FaultyShop,
  openFaultyShop,
  purchaseOf,
  type Sellable,
} from '../support/faulty-shop'
import { portsOf } from '../support/ports'

// The fault matrix, cell by cell, on the production build over real HTTP.

async function expectWarmRow(open: FaultyShop, fault: ModeName): Promise<void> {
  const turn = modeNames.indexOf(fault) * 2
  const [wanted, bought] = open.products.slice(20 + turn) as [Sellable, Sellable]
  // A checkout may use what a quote has just read, so that the fault meets the call for the checkout itself.
  await open.post('/api/cart/quote', quoteOf(bought))
  const before = await open.storeState()
  await open.misbehave({
    route: fault.startsWith('accept') ? '^POST' : '',
    mode: fault,
    milliseconds: slowness,
  })
  // The checkout first: what was read for it is good for 2 s.
  const calls = { ...askCalls(open, { wanted, bought }), ...askPages(open, wanted) }
  await expectAnswers({ row: withCatalogue[fault], calls, product: wanted, isTimed: true })
  const { checkoutCalls, checkouts } = await open.storeState()
  expect(checkoutCalls - before.checkoutCalls, 'R3 a checkout is never repeated by itself').toBe(1)
  expect(checkouts - before.checkouts).toBe(fault === 'slow' || fault.startsWith('accept') ? 1 : 0)
}

async function recover(open: FaultyShop): Promise<void> {
  await open.misbehave()
  const product = open.products[0] as Sellable
  await expect(async () => {
    expect((await open.ask(`/api/stock/${product.id}`)).status).toBe(200)
    expect((await open.post('/api/checkout', purchaseOf(product))).status).toBe(200)
  }).toPass({ intervals: [200] })
}

/** R5: nothing was left unhandled, and the process ends in order. */
async function expectUnharmed({ shop }: FaultyShop): Promise<void> {
  expect(shop.isRunning()).toBe(true)
  expect(shop.output()).not.toMatch(/unhandled|uncaught/i)
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
}

test('R2 R3 R4 R5 R6 with a catalogue, faults that come quickly take no page away, and memory stays flat', async () => {
  const open = await openFaultyShop({ ports: portsOf('faulty-pages') })
  try {
    // The first call of a route loads it.
    await recover(open)
    for (const fault of ['500', '502', '429', 'reset', 'malformed', 'half body', 'html', 'huge'] as const) {
      await test.step(fault, () => expectWarmRow(open, fault))
      expect((await open.post('/api/revalidate', {})).status, `${fault}: a bad reading`).toBe(502)
      await recover(open)
    }

    await open.misbehave({ route: '', mode: 'huge' })
    const product = open.products[0] as Sellable
    // One after another: those who ask at once share a call.
    const askHuge = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) await open.ask(`/api/stock/${product.id}`)
    }
    await askHuge(10)
    const before = open.shop.residentBytes() ?? 0
    for (let turn = 0; turn < 5; turn += 1) await askHuge(10)
    expect((open.shop.residentBytes() ?? 0) - before, 'R6: bytes after 50 huge answers').toBeLessThan(
      100_000_000,
    )
    await expectUnharmed(open)
  } finally {
    await open.stop()
  }
})

test('R1 R5 R7 R9 with a catalogue, a slow or silent store delays only the pages that need it', async () => {
  test.setTimeout(90_000)
  const open = await openFaultyShop({ ports: portsOf('faulty-routes') })
  try {
    await recover(open)
    await test.step('accept, then time out', () => expectWarmRow(open, 'accept, then time out'))
    await recover(open)
    await test.step('slow', () => expectWarmRow(open, 'slow'))
    await recover(open)
    await test.step('hang', () => expectWarmRow(open, 'hang'))

    // Enough calls have failed by now.
    const [one, other, ...more] = open.products.slice(60) as [Sellable, Sellable, ...Sellable[]]
    const failing = more.slice(0, 5).map(async ({ id }, index) => {
      // Apart, so that each is a call of its own.
      await new Promise((resolve) => setTimeout(resolve, 60 * index))
      return open.ask(`/api/stock/${id}`)
    })
    await Promise.all(failing)
    const { requests } = await open.storeState()
    const stock = await open.ask(`/api/stock/${one.id}`)
    expect([stock.status, Number(stock.retryAfter)]).toEqual([503, 2])
    expect((await open.ask(`/product/${other.handle}`)).text).toContain(other.title)
    expect((await open.storeState()).requests, 'R7: no request waits for a store that hangs').toBe(requests)
    await recover(open)
    await expectUnharmed(open)
  } finally {
    await open.stop()
  }
})

test('R1 R2 R5 on a cold start, every fault leads to the error view, and the first good reading ends it', async () => {
  test.setTimeout(90_000)
  const open = await openFaultyShop({ ports: portsOf('faulty-from-the-start'), coldFault: '500' })
  try {
    const product = open.products[0] as Sellable
    // A store that answers every reading is no cold start.
    for (const fault of modeNames.filter((name) => !name.startsWith('accept'))) {
      await open.misbehave({ route: '', mode: fault, milliseconds: slowness })
      const { requests } = await open.storeState()
      const readings: Promise<Answer>[] = []
      // The store rests after a failure: what is asked before it is called again would say nothing of this fault.
      await expect(async () => {
        readings.push(open.post('/api/revalidate', {}))
        expect((await open.storeState()).requests).toBeGreaterThan(requests)
      }).toPass({ intervals: [100] })
      const calls = askPages(open, product)
      await test.step(fault, () => expectAnswers({ row: onColdStart, calls, product, isTimed: true }))
      if (fault !== 'slow') await Promise.all(readings)
    }
    await open.misbehave()
    await expect.poll(async () => (await open.ask('/')).status, { timeout: 20_000 }).toBe(200)
    expect((await open.ask('/api/health/ready')).status).toBe(200)
    await expectUnharmed(open)
  } finally {
    await open.stop()
  }
})
