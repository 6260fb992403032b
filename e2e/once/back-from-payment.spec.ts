import type { BrowserContext, Page } from '@playwright/test'
import { openJournal } from '../../lib/orders/open-journal'
import { findNamed } from '../../scripts/orders/select-orders'
import { unreportedKey } from '../../stores/checkout/storage-keys'
import { addToCart, finish, leaveForPayment, openCart, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, sharedShop, test } from '../support/test'

const scripts = '**/_next/static/**/*.js'
const arrivals = '**/api/checkout/arrival'
const success = (page: Page) => page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })

/** As on a very slow network: they are asked for, and do not come while the shopper waits. */
const never = () => new Promise<void>(() => undefined)

/** Pays for the cart and gives back the order's key; /success is on the screen, and none of its scripts has come. */
async function payOnSlowNetwork(page: Page): Promise<string> {
  const key = await leaveForPayment(page)
  await page.route(scripts, never)
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(success(page)).toBeVisible()
  return key
}

async function expectEmptyCart(page: Page): Promise<void> {
  const drawer = await openCart(page)
  await expect(drawer.getByText('Adicione produtos para continuar.')).toBeVisible()
}

/** What the journal says of an order. */
async function stateOf(key: string): Promise<string | undefined> {
  const { dataDirectory } = sharedShop
  const journal = await openJournal({ databaseUrl: null, dataDirectory }, Date.now)
  try {
    return journal ? (await findNamed(journal, key))?.state : undefined
  } finally {
    await journal?.close()
  }
}

const waysToLeave: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<Page>>> = {
  'its link': async (page) => {
    await page.getByRole('link', { name: 'Continuar Comprando' }).click({ noWaitAfter: true })
    await page.waitForURL('**/store', { waitUntil: 'commit' })
    await page.unroute(scripts)
    await page.reload()
    return page
  },
  'the address bar': async (page) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.unroute(scripts)
    await page.reload()
    return page
  },
  'closing the tab': async (page, context) => {
    await page.close()
    const next = await context.newPage()
    await next.goto('/')
    return next
  },
}

test.describe('while scripts do not come', { tag: '@long' }, () => {
  // A service worker would have them.
  test.use({ serviceWorkers: 'block' })

  for (const [way, leave] of Object.entries(waysToLeave)) {
    test(`R21 a shopper who leaves /success by ${way} before its scripts have come finds nothing of what was paid`, async ({
      page,
      context,
    }) => {
      await readyToBuy(page)
      const key = await payOnSlowNetwork(page)
      const next = await leave(page, context)
      await expectEmptyCart(next)
      await expect.poll(() => stateOf(key)).toBe('arrived')
    })
  }

  test.describe('on a connection that breaks', () => {
    test.use({ expectedComplaints: [/ERR_FAILED/] })

    test('R21 an arrival whose report is lost on the way is sent with the next page', async ({ page }) => {
      await readyToBuy(page)
      await page.route(arrivals, (route) => route.abort())
      const key = await payOnSlowNetwork(page)
      await page.unroute(arrivals)
      await page.unroute(scripts)
      expect(await stateOf(key)).toBe('opened')
      await page.getByRole('link', { name: 'Continuar Comprando' }).click()
      await expect.poll(() => stateOf(key)).toBe('arrived')
      await expectEmptyCart(page)
    })
  })

  test('R21 a payment that comes back in a tab of its own is confirmed there, and in the tab it was left from', async ({
    page,
    context,
  }) => {
    await readyToBuy(page)
    const key = await leaveForPayment(page)
    const app = await context.newPage()
    await app.goto(page.url())
    await app.route(scripts, never)
    await app.getByRole('button', { name: 'Pagar' }).click()
    await expect(success(app)).toBeVisible()
    await app.close()
    await page.goBack()
    await expectEmptyCart(page)
    await expect.poll(() => stateOf(key)).toBe('arrived')
  })
})

test('R21 /success opened again, by reload or back, confirms no later purchase', { tag: '@long' }, async ({
  page,
}) => {
  const reported: (string | undefined)[] = []
  await page.route(arrivals, async (route) => {
    reported.push(route.request().headers()['idempotency-key'])
    await route.continue()
  })
  await readyToBuy(page)
  const paid = await leaveForPayment(page)
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(success(page)).toBeVisible()
  await expect.poll(() => stateOf(paid)).toBe('arrived')
  // The page has the answer too: what no answer came to is reported again.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), unreportedKey)).toBe('')
  await page.reload()
  // City, WhatsApp and substitution are remembered.
  const title = await addToCart(page)
  await openCart(page)
  const later = await leaveForPayment(page)
  await page.goBack()
  await page.goBack()
  await expect(success(page)).toBeVisible()
  const drawer = await openCart(page)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
  expect([reported, await stateOf(later)]).toEqual([[paid], 'opened'])
})

test('R21 a tab opened while a payment is pending says so, until the tab that left for it is back or it is made', {
  tag: '@long',
}, async ({ page, context }) => {
  const notice = 'Pode haver um pagamento aberto'
  await readyToBuy(page)
  await leaveForPayment(page)
  const other = await context.newPage()
  await visit(other, '/')
  const drawer = await openCart(other)
  await expect(drawer.getByRole('status').filter({ hasText: notice })).toContainText(
    'Se já pagou, não finalize de novo: a compra seria cobrada duas vezes.',
  )
  await expectNoAxeViolations(other)
  await page.goBack()
  await expect(drawer.getByText(notice)).toHaveCount(0)
  await expect(finish(other)).toBeEnabled()

  await page.goForward()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(success(page)).toBeVisible()
  await expect(drawer.getByText('Adicione produtos para continuar.')).toBeVisible()
})
