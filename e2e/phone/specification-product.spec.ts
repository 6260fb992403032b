import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// On sale, with a ribbon, several variants, and a picture of its own for the largest.
const path = '/product/banana-prata'
const withoutSpaces = (text: string | null) => (text ?? '').replaceAll(/\s/g, '')

test('describes itself with the beginning of its description', async ({ page }) => {
  await visit(page, path)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page).toHaveTitle(`${title} | Mercado Local`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  expect(description?.length).toBeGreaterThan(20)
  expect(description?.length).toBeLessThanOrEqual(160)
  const heading = page.getByRole('heading', { name: 'Descrição' })
  const text = await heading.locator('xpath=following-sibling::*[1]').textContent()
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
