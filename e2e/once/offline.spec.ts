import { launchKeepingPages } from '../support/back-forward-cache'
import { keptPaths, waitUntilKept } from '../support/kept-pages'
import {
  finish,
  firstSellableCard,
  hostedCheckout,
  knowDelivery,
  openCart,
  pay,
  visit,
} from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop, withoutConnection } from '../support/test'

const shop = useShop({ environment: { OFFLINE_COPIES: 'on' } })
test.use({
  // Without a connection the browser says so of every request, and Next of a page that it could not ask for.
  expectedComplaints: [withoutConnection],
})

test('R47 S36 a purchase goes on through an hour without a connection', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await knowDelivery(page)
  await visit(page, '/store')
  await waitUntilKept(page, '/store')
  const { card, title } = await firstSellableCard(page)
  const product = card.getByRole('link').first()
  const address = new URL((await product.getAttribute('href')) ?? '', shop.url).pathname
  await product.click()
  await page.waitForURL(`**${address}`)
  await waitUntilKept(page, address)

  await context.setOffline(true)
  const notice = page.locator('[data-slot="notice"]')
  await expect(notice).toHaveText('Sem internet. Seu carrinho está guardado.')
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const drawer = await openCart(page)
  await finish(page).click()
  await expect(
    page.getByText('Seu carrinho está guardado. Finalize a compra quando a conexão voltar.', { exact: true }),
  ).toBeVisible()

  // Read anew: the copy says of when its prices are, and nothing of the cart is lost.
  await page.reload()
  await expect(notice).toHaveText(/^Sem internet\. Seu carrinho está guardado\. Preços de \d{1,2}h(\d\d)?\.$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')

  await page.goto('/categoria/frutas')
  await expect(page.getByRole('heading', { level: 1, name: 'Sem internet' })).toBeVisible()
  await expect(page.getByText('Seu carrinho está guardado: 1 item.', { exact: true })).toBeVisible()
  // The connection is there for a moment as the link is tapped: the tap is followed.
  await page.getByRole('link', { name: title, exact: true }).evaluate((link: HTMLElement) => {
    link.click()
    window.dispatchEvent(new Event('online'))
  })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(notice).toContainText('Preços de')
  await expectNoAxeViolations(page)
  // A link of the shop asks the network first, and is followed as a document then.
  await page.getByRole('link', { name: 'Voltar para a Loja' }).click()
  await page.waitForURL('**/store')
  await expect(notice).toContainText('Preços de')
  await page.goBack()
  await openCart(page)
  await expect(drawer.getByText('Os preços serão confirmados no pagamento.').first()).toBeVisible()

  const quoted = page.waitForResponse('**/api/cart/quote')
  await context.setOffline(false)
  await quoted
  await expect(notice).toHaveCount(0)
  await expect(drawer.getByText('Preços conferidos agora').first()).toBeVisible()
  await finish(page).click()
  await page.waitForURL(hostedCheckout)
  await page.getByLabel('PIX').check()
  await pay(page)

  // Whatever a page asks for, the worker keeps what is everybody's.
  await page.evaluate(() => {
    const { controller } = navigator.serviceWorker
    for (const page of ['/profile', '/success', '/auth/confirm', '/api/categories', '/categorias']) {
      controller?.postMessage({ page })
    }
  })
  await waitUntilKept(page, '/categorias')
  const kept = Object.values(await keptPaths(page)).flat()
  const allowed =
    /^\/(?:store|sem-internet|categorias|product\/[\w-]+|_next\/(?:static\/.+|image)|(?:pictures|icons)\/.+)$/
  expect(kept.filter((one) => !allowed.test(one))).toEqual([])
})

test(
  'R47 what the browser kept alive without a connection knows on the way back that there is one',
  {
    tag: '@long',
  },
  async ({ browser }, testInfo) => {
    const keeping = await launchKeepingPages(browser, testInfo)
    try {
      const context = await keeping.newContext({ baseURL: shop.url, viewport: { width: 360, height: 800 } })
      const page = await context.newPage()
      const wasKept = () => page.evaluate(() => document.documentElement.dataset['mark'] === 'before')
      const mark = () =>
        page.evaluate(() => {
          document.documentElement.dataset['mark'] = 'before'
        })
      const goBack = () => page.evaluate(() => history.back())
      await visit(page, '/product/morango')
      await waitUntilKept(page, '/product/morango')
      await visit(page, '/store')
      await waitUntilKept(page, '/store')
      await waitUntilKept(page, '/sem-internet')

      // A page with the notice.
      const notice = page.locator('[data-slot="notice"]')
      const heading = (name: string) => page.getByRole('heading', { level: 1, name })
      await context.setOffline(true)
      await expect(notice).toBeVisible()
      await mark()
      await page.goto('/product/morango')
      await context.setOffline(false)
      await goBack()
      await expect(heading('Nossa Loja')).toBeVisible()
      expect(await wasKept()).toBe(true)
      await expect(notice).toHaveCount(0)

      // The page that stands in for another one.
      await context.setOffline(true)
      await page.goto('/categoria/frutas')
      await page.getByRole('link', { name: 'Morango', exact: true }).click()
      await expect(heading('Morango')).toBeVisible()
      await context.setOffline(false)
      await goBack()
      await expect(heading('Frutas')).toBeVisible()
    } finally {
      await keeping.close()
    }
  },
)

test('R47 a list that is sent without a connection says so, and goes once it is back', {
  tag: '@long',
}, async ({ page, context }) => {
  await visit(page, '/store')
  await waitUntilKept(page, '/store')
  await visit(page, '/lista')
  await page.getByLabel('Lista de compras').fill('2 leites')
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Procurar' })
  await send.click()
  const offline = page.getByRole('heading', { level: 1, name: 'Sem internet' })
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  // It loads itself anew once it is back, and would cut off another navigation.
  await expect(offline).toBeHidden()
  await page.goto('/lista')
  await page.getByLabel('Lista de compras').fill('2 leites')
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sua lista' })).toBeVisible()
})

test('S18 with a worker as without, a page of another site leads to a page of ours, and to no call', {
  tag: '@long',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/)
  await visit(page, '/store')
  await waitUntilKept(page, '/store')
  await page.goto(`data:text/html,<a href="${shop.url}/api/categories">x</a>`)
  const answered = page.waitForResponse('**/api/categories')
  await page.getByRole('link').click()
  expect((await answered).status()).toBe(403)
  await page.goto(`data:text/html,<a href="${shop.url}/product/morango">x</a>`)
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Morango' })).toBeVisible()
})

test('a worker that cannot start, and a full disk, leave the shop as it is', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page)
  await client.send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1 })
  await visit(page, '/store')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const { card, title } = await firstSellableCard(page)
  await visit(page, '/product/banana-prata')
  await page.goBack()
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await openCart(page)
  const kept = Object.values(await keptPaths(page)).flat()
  expect(kept.filter((one) => one.startsWith('/product'))).toEqual([])
})

test('S37 switched off, it is gone from browsers with their next visit', { tag: '@long' }, async ({
  page,
}) => {
  await visit(page, '/store')
  await waitUntilKept(page, '/store')
  await shop.stop()
  await shop.start({ environment: { OFFLINE_COPIES: 'off' } })
  await visit(page, '/store')
  const states = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return registrations.map(({ active, waiting, installing }) =>
        [active, waiting, installing].map((worker) => worker?.state),
      )
    })
  await expect.poll(states).toEqual([])
  // What this page itself still loaded through the old one is taken by the next.
  await visit(page, '/categorias')
  await expect.poll(() => keptPaths(page)).toEqual({})
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
