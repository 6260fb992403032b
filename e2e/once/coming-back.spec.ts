import type { Page } from '@playwright/test'
import { launchKeepingPages } from '../support/back-forward-cache'
import {
  finish,
  hostedCheckout,
  leaveForPayment,
  openCart,
  pay,
  readyToBuy,
  visit,
} from '../support/shop-page'
import { expect, test } from '../support/test'

const badge = (page: Page) => page.getByTestId('cart-badge')
test('R8 a double click and two tabs at once send one key and one body', async ({ page, context }) => {
  const keys: (string | undefined)[] = []
  const bodies: (string | null)[] = []
  let go: () => void = () => undefined
  const bothPressed = new Promise<void>((resolve) => {
    go = resolve
  })
  await context.route('**/api/checkout', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    bodies.push(route.request().postData())
    await bothPressed
    await route.continue()
  })
  await readyToBuy(page)
  const other = await context.newPage()
  await visit(other, '/')
  await openCart(other)
  await finish(page).dblclick()
  await finish(other).click()
  // The second one waits for the first for a moment only.
  await expect.poll(() => keys.length, { timeout: 15_000 }).toBe(2)
  go()
  await Promise.all([page.waitForURL(hostedCheckout), other.waitForURL(hostedCheckout)])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect([new Set(keys).size, new Set(bodies).size]).toEqual([1, 1])
})

test('R13 a cart that leaves, comes back and is paid in one tab does so in the other', {
  tag: '@long',
}, async ({ page, context }) => {
  const other = await context.newPage()
  await visit(other, '/')
  await readyToBuy(page)
  await expect(badge(other)).toHaveText('1')
  await leaveForPayment(page)
  await expect(badge(other)).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/store')
  await expect(badge(page)).toHaveText('1')
  await expect(badge(other)).toHaveText('1')

  // That checkout was cancelled: the next one is open, and a new one.
  await openCart(page)
  await leaveForPayment(page)
  await pay(page)
  await expect(badge(page)).toHaveCount(0)
  await expect(badge(other)).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(badge(other)).toHaveCount(0)
})

test('R17 back and forward and paid after all: the cart is given back, and leaves for good', {
  tag: '@long',
}, async ({ page }) => {
  const arrivals: (string | undefined)[] = []
  await page.route('**/api/checkout/arrival', async (route) => {
    arrivals.push(route.request().headers()['idempotency-key'])
    await route.fulfill({ status: 204 })
  })
  await readyToBuy(page)
  const asked = page.waitForRequest('**/api/checkout')
  await leaveForPayment(page)
  await page.goBack()
  await expect(badge(page)).toHaveText('1')
  await openCart(page)
  await expect(finish(page)).toBeEnabled()
  await page.goForward()
  await pay(page)
  await expect(badge(page)).toHaveCount(0)
  await expect.poll(() => arrivals).toEqual([(await asked).headers()['idempotency-key']])
  await page.reload()
  await visit(page, '/')
  await expect(badge(page)).toHaveCount(0)
  expect(arrivals).toHaveLength(1)
})

test('R8 a cancelled checkout is not opened again, and one that was only left is', { tag: '@long' }, async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/checkout', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.continue()
  })
  await readyToBuy(page)
  await leaveForPayment(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/store')
  await expect(badge(page)).toHaveText('1')
  await page.reload()
  await openCart(page)
  await leaveForPayment(page)
  await page.goBack()
  // Only a page that is alive notes that she came back to it.
  await expect(badge(page)).toHaveText('1')
  await visit(page, '/')
  await openCart(page)
  await leaveForPayment(page)
  const [cancelled, left, again] = keys
  expect(left).not.toBe(cancelled)
  expect(again).toBe(left)
})

test.describe('without the scripts that a service worker would have', () => {
  test.use({ serviceWorkers: 'block' })

  test('R8 a cancelled checkout stays cancelled when the first page after it is left before its scripts have come', {
    tag: '@long',
  }, async ({ page }) => {
    await readyToBuy(page)
    const cancelled = await leaveForPayment(page)
    await page.route('**/_next/static/**/*.js', () => new Promise<void>(() => undefined))
    await page.getByRole('button', { name: 'Cancelar' }).click()
    // What proves the cancel leaves the address once the scripts have come.
    await page.waitForURL('**/store?volta=*', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Nossa Loja' })).toBeVisible()
    await page.unroute('**/_next/static/**/*.js')
    await page.reload()
    await openCart(page)
    expect(await leaveForPayment(page)).not.toBe(cancelled)
  })
})

test(
  'R17 a page that the browser had kept alive gives the cart back, with a live button',
  { tag: '@long' },
  async ({ browser, baseURL }, testInfo) => {
    const keeping = await launchKeepingPages(browser, testInfo)
    try {
      const page = await keeping.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 800 } })
      const isOfBefore = () => page.evaluate(() => document.documentElement.dataset['mark'] === 'before')
      for (const round of ['first', 'second']) {
        if (round === 'first') await readyToBuy(page)
        await page.evaluate(() => {
          document.documentElement.dataset['mark'] = 'before'
        })
        await leaveForPayment(page)
        await page.goBack({ waitUntil: 'commit' })
        // Nothing is loaded, so no event follows.
        await page.waitForURL('**/store', { waitUntil: 'commit' })
        expect(await isOfBefore(), round).toBe(true)
        await expect(badge(page)).toHaveText('1')
        if (!(await page.getByRole('dialog').isVisible())) await openCart(page)
        await expect(finish(page)).toBeEnabled()
      }
    } finally {
      await keeping.close()
    }
  },
)

test('R17 a tab closed at the hosted checkout: the next visit has everything', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const title = await readyToBuy(page)
  await leaveForPayment(page)
  await page.close()
  const next = await context.newPage()
  await visit(next, '/')
  const drawer = await openCart(next)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
  await expect(drawer.getByText('Cidade confirmada!')).toBeVisible()
  await expect(drawer.getByLabel('WhatsApp')).toHaveValue('(47) 99912-3456')
  await expect(drawer.getByLabel('Trocar por marca similar, na mesma quantidade')).toBeChecked()
  await expect(finish(next)).toBeEnabled()
})
