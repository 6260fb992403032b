import { tabTo } from '../support/keyboard'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 1280, height: 900 } })

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
