import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

const carousels = ['Ofertas da Semana', 'Mais Vendidos']

test('the shelves lead to all of theirs', async ({ page }) => {
  await visit(page, '/')
  const offers = page.getByRole('region', { name: 'Ofertas da Semana' })
  await expect(offers.getByRole('link', { name: 'Ver todas' })).toHaveAttribute('href', '/store/em-oferta')
  const best = page.getByRole('region', { name: 'Mais Vendidos' })
  await best.getByRole('link', { name: 'Ver todos' }).click()
  await page.waitForURL('**/categoria/mais-vendidos')
})

test('the four tiles lead to their categories', async ({ page, request }) => {
  await visit(page, '/')
  const tiles = page.getByRole('navigation', { name: 'Categorias' }).getByRole('link')
  const specified = ['Frutas', 'Verduras', 'Laticínios', 'Padaria']
  expect((await tiles.allTextContents()).slice(0, 4)).toEqual(specified)
  for (const tile of (await tiles.all()).slice(0, 4)) {
    const html = await (await request.get((await tile.getAttribute('href')) ?? '')).text()
    expect(html).toMatch(new RegExp(`<h1[^>]*>${await tile.textContent()}<`))
  }
  await tiles.nth(3).click()
  await page.waitForURL('**/categoria/padaria')
  await expect(page.getByRole('heading', { level: 1, name: 'Padaria' })).toBeVisible()
})

test('both carousels hold ten products, with Adicionar and Comprar', async ({ page }) => {
  await visit(page, '/')
  for (const name of carousels) {
    const shelf = page.getByRole('region', { name })
    await shelf.scrollIntoViewIfNeeded()
    await expect(shelf.getByRole('heading', { level: 2, name })).toBeVisible()
    const cards = shelf.getByRole('article')
    // The sample catalogue has more on sale, and more best sellers.
    await expect(cards).toHaveCount(10)
    const first = cards.first()
    await expect(first.getByLabel(/^Adicionar .+/)).toBeVisible()
    await expect(first.getByLabel(/^Comprar: .+/)).toHaveText('Comprar')
    await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/product\//)
  }
})
