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

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedComplaints: [/404/] })

  test('an unknown address and an unknown product say so in words', async ({ page }) => {
    for (const [path, detail] of [
      ['/nao-existe', 'A página que você procura não existe ou mudou de lugar.'],
      ['/product/nao-existe', 'Este produto não está mais na loja ou o endereço mudou.'],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: 'Esta prateleira está vazia' })).toBeAttached()
      await expect(page.getByText(detail, { exact: true })).toBeVisible()
      const link = page.getByRole('link', { name: 'Explorar Todos os Produtos' })
      await expect(link).toHaveAttribute('href', '/store')
    }
  })
})
