import { visit } from '../support/shop-page'
import { expect, sharedShop, test } from '../support/test'

const chat = 'https://wa.me/?text=Ol%C3%A1!%20Quero%20vender%20no%20Mercado%20Local.'

test('the seller page says what a seller gets and leads to the chat in a new tab', async ({ page }) => {
  await visit(page, '/become-seller')
  await expect(page).toHaveTitle('Venda seus produtos | Mercado Local')
  await expect(page.getByRole('heading', { level: 1, name: 'Venda no Mercado Local' })).toBeVisible()
  const start = page.getByRole('link', { name: 'Comece a Vender Pelo WhatsApp (abre em nova aba)' })
  await expect(start).toHaveAttribute('href', chat)
  await expect(start).toHaveAttribute('target', '_blank')
  await expect(start).toHaveAttribute('rel', 'noopener noreferrer')
  for (const benefit of ['Crie sua loja online', 'Estoque e pedidos simplificados', 'Análises e insights']) {
    await expect(page.getByRole('heading', { level: 3, name: benefit })).toBeVisible()
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${sharedShop.url}/become-seller`,
  )
})
