import { tabTo } from '../support/keyboard'
import { firstSellableCard, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 1280, height: 900 } })

test('a whole purchase needs the keyboard alone', async ({ page }) => {
  const { keyboard } = page
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await tabTo(page, card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }))
  await keyboard.press('Enter')
  await expect(page.getByTestId('cart-badge')).toHaveText('1')

  await tabTo(page, page.getByRole('button', { name: /^Abrir carrinho/ }), 'Shift+Tab')
  await keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Carrinho' })
  await tabTo(page, drawer.getByLabel('Cidade de entrega'))
  await keyboard.type('balneario camboriu')
  await tabTo(page, drawer.getByRole('button', { name: 'Verificar' }))
  await keyboard.press('Space')
  await expect(drawer.getByText('Cidade confirmada!')).toBeVisible()

  await tabTo(page, drawer.getByLabel('WhatsApp'))
  await keyboard.type('47 99912-3456')
  const similar = drawer.getByLabel('Trocar por marca similar, na mesma quantidade')
  const remove = drawer.getByLabel('Retirar o produto do carrinho')
  await tabTo(page, similar)
  await keyboard.press('ArrowDown')
  await expect(remove).toBeChecked()
  await keyboard.press('ArrowUp')
  await expect(similar).toBeChecked()
  const finish = drawer.getByRole('button', { name: 'Finalizar Compra' })
  await expect(finish).toBeEnabled()
  await tabTo(page, finish)
  await keyboard.press('Enter')

  await page.waitForURL(/\/hosted-checkout\//)
  await tabTo(page, page.getByLabel('Cartão'))
  await keyboard.press('ArrowDown')
  await expect(page.getByLabel('PIX')).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Pagar' }))
  await keyboard.press('Enter')
  await page.waitForURL('**/success')
  await expect(page.getByRole('heading', { name: 'Compra Realizada com Sucesso!' })).toBeVisible()
})

test('on a wide screen the search comes before the cart, and a card says its name before its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/store')
  const search = page.getByRole('combobox', { name: 'Buscar' })
  await search.focus()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: /^Abrir carrinho/ }))
  const card = page.getByRole('article').first()
  const name = card.getByRole('heading').getByRole('link')
  await tabTo(page, name)
  await page.keyboard.press('Tab')
  await expect(card.locator('.card-shelf :focus')).toHaveCount(1)
  const [nameBox, pictureBox] = [await name.boundingBox(), await card.locator('.card-shelf').boundingBox()]
  expect(nameBox?.y ?? 0).toBeGreaterThan((pictureBox?.y ?? 0) + (pictureBox?.height ?? 1e9) - 1)
})
