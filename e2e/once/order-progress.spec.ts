import type { Page, Route } from '@playwright/test'
import { plainPick } from '../../lib/domain/fulfillment'
import { orderKeySchema } from '../../lib/domain/order'
import { openJournal } from '../../lib/orders/open-journal'
import { leaveForPayment, openMenu, pay, readyToBuy, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, sharedShop, test } from '../support/test'

const place = {
  databaseUrl: null,
  dataDirectory: sharedShop.dataDirectory,
}

/** Puts the tab behind another, or in front, as its page is told: tabs of a browser without windows are all in front. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

test('S49 a shopper sees how far the market is with an order, and what became of its lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const title = await readyToBuy(page)
  const key = orderKeySchema.parse(await leaveForPayment(page))
  await pay(page)
  const receipt = page.getByRole('article', { name: /^Pedido [0-9A-F]{4}(-[0-9A-F]{4}){2}$/ })
  await expect(receipt.getByText(/em confirmação: o mercado confirma ao separar/)).toBeVisible()

  const journal = await openJournal(place, Date.now)
  if (!journal) throw new Error('no order was taken')
  try {
    const by = 'joana'
    await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by })
    const pick = { ...plainPick, key, by, line: 0, weightGrams: 720 }
    await journal.savePick({ ...pick, state: 'replaced', replacement: 'Banana-nanica' })
    const answered = page.waitForResponse('**/api/orders/mine')
    await visit(page, '/pedidos')
    await expect(receipt.getByText(/^Em separação\s·\s\d{1,2}h(\d\d)?$/)).toBeVisible()
    await expect(receipt.getByRole('listitem')).toHaveText(
      new RegExp(
        `^1 × Banana-nanicaR\\$\\s[\\d,]+ no pedido, agora a combinarTroca sugerida ·\\s720\\sgno lugar de ${title.replaceAll(' ', '\\s')}$`,
      ),
    )
    // Until the bag is closed no difference is the last one.
    await expect(receipt.getByText('Diferença', { exact: true })).toHaveCount(0)
    expect(await (await answered).text()).not.toContain(by)
    await expect(receipt.getByText('0 de 1 item conferido')).toBeVisible()

    // Home and menu say so too, and lead there.
    const home = await page.context().newPage()
    await home.setViewportSize({ width: 360, height: 640 })
    await visit(home, '/')
    const main = home.getByRole('main')
    const running = main.getByRole('link', { name: /^Pedido [0-9A-F]{4} · em separação/ })
    await expect(running).toHaveAttribute('href', /^\/pedidos#[0-9A-F]{4}(-[0-9A-F]{4}){2}-troca$/)
    await expect(home.locator('html')).toHaveAttribute('data-order')
    const menu = await openMenu(home)
    await expect(
      menu.getByRole('link', { name: /^Pedidos e favoritos\s*Pedido .* · em separação/ }),
    ).toBeVisible()
    await home.keyboard.press('Escape')
    await running.click()
    await expect(home.getByText('0 de 1 item conferido')).toBeVisible()

    // It asks by itself while the market is at it.
    await journal.savePick({ ...pick, state: 'missing' })
    await expect(receipt.getByRole('listitem')).toContainText('Procurando similar', {
      timeout: 60_000,
    })
    await journal.createFulfillmentEvent({ key, from: 'picking', to: 'ready', by })
    await journal.createFulfillmentEvent({ key, from: 'ready', to: 'on-the-way', by })
    // The tab is shown again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(receipt.getByText(/^Saiu para entrega\s·\s\d{1,2}h(\d\d)?$/)).toBeVisible()
    await expect(receipt.getByRole('listitem')).toContainText('Faltou, sem similar')

    // What ends badly stays on the home page until a page has shown it: one whose answer comes behind another tab shows no one.
    await visit(home, '/')
    const asks = '**/api/orders/mine'
    const asked = new Promise<Route>((resolve) => page.route(asks, resolve))
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const answer = await asked
    await setVisibility(page, 'hidden')
    await journal.createFulfillmentEvent({ key, from: 'on-the-way', to: 'cancelled', by })
    await answer.continue()
    await expect(receipt.getByText(/^Cancelado pelo mercado\s·\s\d{1,2}h(\d\d)?$/)).toBeVisible()
    await visit(home, '/')
    const cancelled = main.getByRole('link', {
      name: /^Pedido [0-9A-F]{4} · cancelado pelo mercado\s*Ver o que fazer$/,
    })
    await expect(cancelled).toBeVisible()
    await expectNoAxeViolations(home)
    await page.unroute(asks)
    await setVisibility(page, 'visible')
    await expect(receipt.getByText(/^Cancelado pelo mercado\s·\s\d{1,2}h(\d\d)?$/)).toBeVisible()
    await expect(receipt.getByText(/^R\$\s[\d,]+ a devolver$/)).toBeVisible()
    await expect(receipt.getByRole('button', { name: /^Comprar de novo/ })).toBeEnabled()
    // All of it, or one product of it.
    await receipt.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await expect(receipt.getByLabel('1 no carrinho')).toBeVisible()
    await visit(home, '/')
    await expect(home.locator('#pedidos')).toBeEmpty()
    await expect(home.locator('html')).not.toHaveAttribute('data-order')
    await home.close()
    await page.goBack()
    await expect(receipt.getByText(/^Cancelado pelo mercado/)).toBeVisible()
    // /success thanks for nothing by then.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancelado pelo mercado\s·\s/)
    await expect(receipt.getByText(/em confirmação/)).toHaveCount(0)
  } finally {
    await journal.close()
  }
})
