import { buyWithoutDelivery, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('a product from the list opens, and its quantity and notice follow the stock', async ({ page }) => {
  await visit(page, '/store')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Comprar Agora/ }) })
    .first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: title }).click()
  await page.waitForURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} | Mercado Local`)
  await expect(page.getByText(/^\d+ em estoque!$/)).toBeVisible()

  const decrease = page.getByRole('button', { name: 'Diminuir quantidade' })
  await expect(decrease).toBeDisabled()
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(page.getByText('Adicionado ao Carrinho! 🛒', { exact: true })).toBeVisible()
  // Its only variant is called like it, and named once.
  await expect(page.getByText(`2 x ${title} adicionado.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '2 no carrinho Ver carrinho' })).toBeInViewport()
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
})

test('buying at once from the product page leads to the hosted checkout with the chosen quantity', async ({
  page,
}) => {
  await visit(page, '/store')
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Comprar Agora/ }) })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/product\//)
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await page.getByRole('button', { name: 'Comprar Agora' }).click()
  await buyWithoutDelivery(page)
  await page.waitForURL(/\/hosted-checkout\//)
  await expect(page.getByText(/^2 × /)).toBeVisible()
})

test('a product with several variants is chosen on its own page', async ({ page }) => {
  await visit(page, '/store')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /escolher opção$/ }) })
    .first()
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 600 })
  await card.getByRole('link', { name: /^Adicionar/ }).click()
  await page.waitForURL(/\/product\/[^?#]+#opcoes$/)
  const choices = page.getByRole('radio')
  const [sizes, name] = [page.locator('#opcoes'), page.getByRole('heading', { level: 1 })]
  await expect(sizes).toBeInViewport({ ratio: 1 })
  await expect(name).toBeInViewport({ ratio: 1 })
  const bottomOf = async (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottomOf('#opcoes')).toBeLessThan(600 - 69)
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

test('a chosen variant stays in the address, and that address opens with it', async ({ page }) => {
  await visit(page, '/store')
  await page
    .getByRole('link', { name: /escolher opção$/ })
    .first()
    .click()
  await page.waitForURL(/\/product\/[^?]+$/)
  const firstValue = (checked: boolean) => page.getByRole('radio', { checked }).first().getAttribute('value')
  const radio = (value: string | null) => page.locator(`input[type=radio][value="${value}"]`)
  const choose = (value: string | null) =>
    page
      .locator('label')
      .filter({ has: radio(value) })
      .click()
  const [usual, other] = [await firstValue(true), await firstValue(false)]
  await choose(other)
  await expect(page).toHaveURL(/\/product\/[^?]+\?variante=[\w-]+#opcoes$/)

  const answer = await page.goto(page.url().replace('#opcoes', ''))
  expect(answer?.status()).toBe(200)
  await expect(radio(other)).toBeChecked()
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).not.toContain('variante')

  await choose(usual)
  await expect(page).toHaveURL(/\/product\/[^?]+$/)
})

test('the dots of a gallery are as large as a thumb, on one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/product/tomate-italiano')
  const dots = page.getByRole('button', { name: /^Ver imagem/ })
  for (const dot of await dots.all()) {
    const box = await dot.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  }
  await dots.last().click()
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
})
