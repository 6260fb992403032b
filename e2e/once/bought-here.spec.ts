import { addToCart, fillDelivery, leaveForPayment, openCart, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

declare global {
  interface Window {
    shifted: number
  }
}

test('a guest sees on a phone what was bought, where it goes and what is next, and finds it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const title = await addToCart(page)
  await openCart(page)
  await fillDelivery(page)
  await leaveForPayment(page)
  await page.getByRole('button', { name: 'Pagar' }).click()
  const order = page.getByRole('region', { name: 'Seu pedido' })
  const receipt = order.getByRole('article', { name: /^Pedido [0-9A-F]{4}(-[0-9A-F]{4}){2}$/ })
  await expect(receipt.getByRole('listitem').first()).toHaveText(
    new RegExp(`^1 × ${title}R\\$\\s\\d+,\\d\\d$`),
  )
  for (const [name, value] of [
    ['Frete', 'R$ 12,00'],
    ['Total com frete', /R\$\s\d+,\d\d/],
    ['Seu WhatsApp', '(47) 99912-3456'],
  ] as const) {
    const row = receipt.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    await expect(row.locator('+ dd')).toHaveText(value)
  }
  for (const said of [
    /^Pagamento de R\$\s\d+,\d\d em confirmação: o mercado confirma ao separar\. Não pague de novo\.$/,
    /^Entrega em Balneário Camboriú\s·\sfrete R\$\s12,00$/,
  ])
    await expect(receipt.getByText(said)).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02)
  const code = (await receipt.getAttribute('aria-label')) ?? ''
  // The same entry of the history shows the same order.
  await page.reload()
  await expect(order.getByRole('article', { name: code })).toBeVisible()

  await order.getByRole('link', { name: 'Ver pedido' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos e favoritos' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe(`#${code.slice(7)}`)
  const opened = page.getByRole('article', { name: code })
  await expect(opened).toBeFocused()
  await expect(opened.getByRole('listitem')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page.getByRole('button', { name: `Comprar de novo o pedido ${code.slice(7)}` })).toBeVisible()
  const shelf = page.getByRole('region', { name: 'Compre de novo' })
  // It is on its way.
  await expect(shelf).toHaveCount(0)

  await page.goto('/')
  await expect(shelf.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02)
  // Out of another page it is there as well.
  await page.getByRole('link', { name: 'Explorar Todos os Produtos' }).click()
  await page.waitForURL('**/store')
  await page.goBack()
  await expect(shelf.getByRole('heading', { name: title, exact: true })).toBeVisible()
})

test('who has bought nothing here has no shelf, no room for one, and on /success reads where else an order may be', async ({
  page,
}) => {
  await visit(page, '/')
  const below = page.getByRole('region', { name: 'Ofertas da Semana' })
  await expect(below).toBeVisible()
  await expect(page.locator('#comprado-aqui')).toBeHidden()
  await visit(page, '/success')
  const region = page.getByRole('region', { name: 'Seu pedido' })
  await expect(region.getByText(/^Este navegador não guarda nenhum pedido\./)).toBeVisible()
  await expect(region.getByRole('article')).toHaveCount(0)
})

test('a guest finds the hearts of this device behind the menu, and takes one back there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/')
  const shelf = page.getByRole('region', { name: 'Ofertas da Semana' })
  const hearts = shelf.getByRole('button', { name: /^Favoritar / })
  for (const index of [0, 1]) {
    await hearts.nth(index).click()
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  const [first = '', second = ''] = await shelf.getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: 'Pedidos e favoritos' }).click()
  const favourites = page.getByRole('region', { name: 'Favoritos' })
  await expect(favourites.getByRole('heading', { level: 3 })).toHaveText([second, first])
  await favourites.getByRole('button', { name: `Favoritar ${first}`, exact: true }).click()
  await expect(favourites.getByRole('heading', { level: 3 })).toHaveText([second])
  // The focus was on what is gone.
  const last = favourites.getByRole('button', { name: `Favoritar ${second}`, exact: true })
  await expect(last).toBeFocused()
  await last.press('Enter')
  await expect(favourites.getByText('Nenhum favorito ainda')).toBeVisible()
  await expect(favourites.getByRole('heading', { name: 'Favoritos', exact: true })).toBeFocused()
})
