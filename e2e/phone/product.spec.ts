import { addToCart, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('a product with several variants is chosen on its own page', async ({ page }) => {
  await visit(page, '/store')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /escolher opção$/ }) })
    .first()
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 600 })
  const choose = card.getByRole('link', { name: /^Adicionar/ })
  await expect(choose).toHaveText('Escolher')
  await choose.click()
  await page.waitForURL(/\/product\/[^?#]+#opcoes$/)
  const choices = page.getByRole('radio')
  const [sizes, name] = [page.locator('#opcoes'), page.getByRole('heading', { level: 1 })]
  await expect(sizes).toBeInViewport({ ratio: 1 })
  await expect(name).toBeInViewport({ ratio: 1 })
  expect(await sizes.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(600 - 69)
  expect(await choices.count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await choices.last().check({ force: true })
  await expect(page.getByRole('group', { name: 'Quantidade' }).getByRole('status')).toHaveText('1')
})

test('an id answers with a permanent redirect to the handle', async ({ request }) => {
  const html = await (await request.get('/store')).text()
  const id = /prod_[0-9A-Z]{26}/.exec(html)?.[0] ?? ''
  const answer = await request.get(`/product/${id}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toMatch(/\/product\/[a-z0-9-]+$/)
})

test('the picture of a product in the cart leads to it', async ({ page }) => {
  await addToCart(page)
  await (await openCart(page)).getByRole('listitem').first().locator('img').click()
  await page.waitForURL('**/product/**')
})
