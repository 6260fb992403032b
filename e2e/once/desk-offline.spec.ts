import type { Page } from '@playwright/test'
import { digestOrderCode, keyOf, newOrderOf } from '../../lib/orders/testing/sample-orders'
import { placeOrder, signIn } from '../support/desk-shop'
import { runOwnShop } from '../support/own-shop'
import { expect, expectNoAxeViolations, test } from '../support/test'

const shop = runOwnShop({ name: 'desk-offline', users: ['ana'], environment: { RATE_LIMIT_SCALE: '1' } })

/** Every address of every cache of the browser, and all that is kept there as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        found.push([new URL(request.url).pathname, text])
      }
    }
    return found
  })
const isDeskKept = async (page: Page) => (await kept(page)).some(([address]) => address === '/painel')

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/ERR_|Failed to load resource|Failed to fetch/],
})

test('S16 S36 the desk opens without its server where a user is signed in, with what is unsent and nothing else', async ({
  page,
  context,
}) => {
  const key = keyOf(1)
  const code = digestOrderCode(key)
  await placeOrder(shop.journal, newOrderOf({ key }))
  await shop.journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by: 'ana' })

  // No one has signed in yet: nothing is kept.
  await page.goto('/painel')
  await expect(page.getByLabel('Usuário')).toBeVisible()
  expect(await kept(page)).toEqual([])
  await signIn(page, `/painel/pedidos/${code}`, 'ana')
  await expect(page.getByText('Banana Prata').first()).toBeVisible()
  await expect.poll(() => isDeskKept(page)).toBe(true)
  const own = (await kept(page)).filter(([address]) => address.startsWith('/painel'))
  expect(
    own.map(([address]) => address).filter((address) => !/^\/painel(\/arquivos\/[\w.-]+)?$/.test(address)),
  ).toEqual([])
  for (const [address, text] of await kept(page)) {
    expect([address, text.includes('Banana Prata'), text.includes(code)]).toEqual([address, false, false])
    expect(address).not.toContain('/api/')
  }

  // A tick that could not be sent, and a shop that is gone.
  await page.evaluate((code) => {
    const pick = {
      line: 0,
      state: 'picked',
      quantity: null,
      weightGrams: null,
      replacement: null,
      seen: null,
    }
    const entry = { code, pick, by: 'ana', at: Date.now(), problem: 'waiting' }
    localStorage.setItem(`desk-unsent/${code}/0`, JSON.stringify(entry))
  }, code)
  await shop.stop()
  for (const view of ['/painel', '/painel/numeros']) {
    await page.goto(view)
    await expect(page.getByRole('heading', { name: 'Sem conexão com a loja' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(
      /^Pedido [0-9A-F]{4}(-[0-9A-F]{4}){2}: 1 marcação, última: \d{1,2}h(\d\d)?$/,
    )
  }
  await expectNoAxeViolations(page)

  // It is back: the other views were kept too, and the tick is sent.
  await shop.start()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: 'Conta de ana' })).toBeVisible()
  await expect
    .poll(() => page.evaluate((code) => localStorage.getItem(`desk-unsent/${code}/0`), code))
    .toBeNull()

  // Signed out, the copy is gone, and the desk does not open.
  await page.getByRole('button', { name: 'Conta de ana' }).click()
  await page.getByRole('button', { name: 'Sair do painel' }).click()
  await expect(page.getByLabel('Usuário')).toBeVisible()
  await expect.poll(() => isDeskKept(page)).toBe(false)
  await shop.stop()
  const other = await context.newPage()
  await expect(other.goto('/painel')).rejects.toThrow()
  await shop.start()
})
