import { tabTo } from '../support/keyboard'
import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
  await expect(card.getByLabel(/^Adicionar .+/)).toBeFocused()
  const [nameBox, pictureBox] = [await name.boundingBox(), await card.locator('img').boundingBox()]
  expect(nameBox?.y ?? 0).toBeGreaterThan((pictureBox?.y ?? 0) + (pictureBox?.height ?? 1e9) - 1)
})

test('suggestions and the filters give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, '/categoria/frutas/em-oferta')
  const field = page.getByRole('combobox', { name: 'Buscar' })
  await field.fill('banana')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toBeFocused()
  const button = page.getByRole('button', { name: 'Filtrar e ordenar (1)' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filtrar e ordenar' })
  await tabTo(page, sheet.getByRole('checkbox', { name: /^Em estoque/ }))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})

test('a toast over the cart is within reach and goes alone, and a removal leaves the focus at its undo', async ({
  page,
}) => {
  const title = await addToCart(page)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Compartilhar' }).click()
  const toast = page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')
  await expect(toast).toContainText(/link/i)
  await page.keyboard.press('F8')
  await tabTo(page, toast.getByRole('button', { name: 'Dispensar aviso' }))
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(drawer).toBeVisible()
  const remove = drawer.getByRole('button', { name: `Remover ${title} do carrinho` })
  await remove.click()
  await expect(drawer.getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await expect(remove).toBeVisible()
})

test('the keyboard stays inside the window to sign in, and goes back to the button of the menu', async ({
  page,
}) => {
  await visit(page, '/store')
  const menu = await openMenu(page)
  await expect(menu.getByText('Visitante', { exact: true })).toBeVisible()
  await menu.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
  await expect(menu).toHaveCount(0)
  const modal = page.getByRole('dialog', { name: 'Entrar' })
  await expect(modal).toBeVisible()
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab')
    expect(await modal.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
})
