import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// On sale, with a ribbon, several variants, and a picture of its own for the largest.
const path = '/product/banana-prata'
const withoutSpaces = (text: string | null) => (text ?? '').replaceAll(/\s/g, '')

test('a product on sale shows ribbon, description, the price that was and the way back', async ({ page }) => {
  await visit(page, path)
  await expect(page.getByText('Oferta', { exact: true })).toBeVisible()
  await expect(page.locator('s').first()).toHaveText(/^R\$\s[\d.]+,\d\d$/)
  await expect(page.locator('s').first()).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByRole('heading', { level: 2, name: 'Descrição' })).toBeVisible()
  await expect(page.locator('.merchant-text').first().locator('p').first()).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a Loja' }).click()
  await page.waitForURL('**/store')
})

test('the gallery wraps at both ends and follows the chosen variant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, path)
  const dots = page.getByRole('button', { name: /^Ver imagem \d+$/ })
  const last = (await dots.count()) - 1
  expect(last).toBeGreaterThan(0)
  const expectCurrent = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true')
  await expectCurrent(0)
  await page.getByRole('button', { name: 'Imagem anterior' }).click()
  await expectCurrent(last)
  await page.getByRole('button', { name: 'Próxima imagem' }).click()
  await expectCurrent(0)
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '2 kg' }) })
    .click()
  await expectCurrent(1)
})

test('on a wide screen both columns are filled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, path)
  const blank = await page.locator('.product-layout').evaluate((layout) => {
    const { bottom } = layout.getBoundingClientRect()
    return [...layout.children]
      .slice(1)
      .map((part) => bottom - (part.lastElementChild ?? part).getBoundingClientRect().bottom)
  })
  expect(Math.max(...blank)).toBeLessThan(240)
})

test('describes itself with the beginning of its description', async ({ page }) => {
  await visit(page, path)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page).toHaveTitle(`${title} | Mercado Local`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.length).toBeGreaterThan(20)
  expect(description?.length).toBeLessThanOrEqual(160)
  const text = await page.locator('.merchant-text').first().textContent()
  expect(withoutSpaces(text).startsWith(withoutSpaces(description))).toBe(true)
})

test('the product is in the document that the server sends', async ({ request }) => {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  for (const text of ['Voltar para a Loja', 'Adicionar ao Carrinho', 'Comprar Agora', 'Mercado do Bairro']) {
    expect(html).toContain(text)
  }
})
