import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('the page after a purchase says what happens next and leads back to the store', async ({ page }) => {
  await visit(page, '/success')
  await expect(page.getByRole('heading', { level: 1, name: 'Compra Realizada com Sucesso!' })).toBeVisible()
  await expect(
    page.getByText('Seu pedido está sendo processado e uma confirmação chegará por e-mail.', { exact: true }),
  ).toBeVisible()
  const link = page.getByRole('link', { name: 'Continuar Comprando' })
  await expect(link).toHaveAttribute('href', '/store')
})
