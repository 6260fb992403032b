import { afterAll, expect, it } from 'vitest'
import { setPrice } from '../support/priced-shop'
import { overRecordedShop, recording } from '../support/recorded-shop'
import { runShop } from '../support/run-shop'

const hour = 3_600_000
const product = '/product/melado-batido'
const pages = [product, '/', '/store', '/busca/melado', '/categoria/da-serra']
const withoutIt = '/categoria/queijos-e-embutidos'

// A store in a process of its own whose merchant changes a price, and a shop whose pages are old by then.
const shop = await runShop({ ...recording, store: {} })
afterAll(shop.close)
const { ask, crowd } = overRecordedShop(shop)
let cents = 1790

const price = () => (cents / 100).toFixed(2).replace('.', ',')
const changes = () => shop.server.output().match(/"catalog.changed"/g)?.length ?? 0

function changePrice(): void {
  cents += 100
  setPrice(shop.storeFolder, 'melado-batido', cents)
}

/** Returns once the shop's reader has noticed. */
async function changePriceAndWait(): Promise<void> {
  const before = changes()
  changePrice()
  await expect.poll(changes).toBe(before + 1)
}

async function expectPrice(paths: readonly string[]): Promise<void> {
  for (const page of paths) {
    const { status, text } = await ask(page)
    expect([page, status, text.includes(price())]).toEqual([page, 200, true])
  }
}

it('R22 the first visitor after a change of price sees the new one, however late, on every page', async () => {
  await expectPrice(pages)
  await changePriceAndWait()
  await expectPrice(pages)
})

it('R22 R71 however many come at once, a page that is out of date is rendered once', async () => {
  await expectPrice(pages)
  await changePriceAndWait()
  const { texts, saved } = await crowd(product, 60)
  expect(texts.filter((text) => text.includes(price()))).toHaveLength(60)
  expect(saved).toBeLessThanOrEqual(2)
})

it('R33 however many readings have been since, a page that shows nothing of what changed is sent without Next', async () => {
  const readings = async (): Promise<number> =>
    (await (await fetch(`${shop.storeUrl}/__requests`)).json()).fullReads
  await expectPrice([product])
  for (const handle of ['pinhao-da-serra', null]) {
    if (handle) setPrice(shop.storeFolder, handle, 1000 + cents)
    const before = await readings()
    // The first of them may have begun before the change.
    await expect.poll(readings).toBeGreaterThan(before + 2)
    const { texts, keys, saved } = await crowd(product, 60)
    expect(texts.filter((text) => text.includes(price()))).toHaveLength(60)
    expect([keys, saved]).toEqual([[], 0])
  }
})

for (const [name, shift] of [
  ['forward', hour],
  ['back', -hour],
] as const) {
  it(`R22 no page keeps an old price while the clock goes an hour ${name} and home again`, async () => {
    for (const milliseconds of [shift, 0]) {
      await shop.shiftClock(milliseconds)
      await changePriceAndWait()
      await expectPrice(pages)
    }
  })

  it(`R22 a shop whose clock went an hour ${name} between two runs sends what it kept while that is true, and no old price`, async () => {
    await expectPrice(pages)
    await ask(withoutIt)
    await shop.stop()
    changePrice()
    await shop.start({ environment: { CLOCK_SHIFT: String(shift) } })
    await expect.poll(changes).toBe(1)
    const { headers, keys } = await ask(withoutIt)
    expect([headers['x-nextjs-cache'], keys]).toEqual(['HIT', []])
    await expectPrice(pages)
    await changePriceAndWait()
    await expectPrice(pages)
  })
}
