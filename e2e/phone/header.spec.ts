import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('on a phone the name leaves home with the page, and menu, search and cart stay one tap away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const bottom = () => page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom)
  await visit(page, '/store')
  expect(await bottom()).toBe(58)
  await page.locator('header').getByRole('link', { name: 'Mercado Local' }).click()
  await expect(page.getByRole('heading', { name: 'Mais Vendidos' })).toBeVisible()
  expect(await bottom()).toBe(102)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(bottom).toBe(58)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('combobox').click()
  await page.getByRole('combobox').fill('pão')
  await page.getByRole('combobox').blur()
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the header takes the focus without scrolling the page, and the logo comes into view for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, '/')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page
    .getByRole('button', { name: /^Abrir carrinho/ })
    .evaluate((button: HTMLElement) => button.focus({ preventScroll: true }))
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const logo = page.locator('header').getByRole('link', { name: 'Mercado Local' })
  await expect(logo).toBeFocused()
  await expect(logo).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('on a wide screen the header stays, and leads to categories, orders and the window to sign in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/store')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  for (const name of [/^Abrir carrinho/, 'Abrir menu'])
    await expect(page.getByRole('button', { name })).toBeInViewport()
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' })
  await expect(shortcuts.getByRole('link', { name: 'Categorias' })).toHaveAttribute('href', '/categorias')
  await expect(shortcuts.getByRole('link', { name: 'Pedidos' })).toHaveAttribute('href', '/pedidos')
  await shortcuts.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
})
