import type { Page } from '@playwright/test'
import { firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

test('the page is in Brazilian Portuguese', async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('the header stays while the page scrolls', async ({ page }) => {
  await visit(page, '/store')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Abrir carrinho/ })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeInViewport()
})

test('the menu opens from the left and the cart from the right', async ({ page }) => {
  await visit(page, '/store')
  const menu = await openMenu(page)
  expect((await menu.boundingBox())?.x).toBe(0)
  await menu.getByRole('button', { name: 'Fechar' }).click()
  await expect(menu).toHaveCount(0)

  const cart = await openCart(page)
  const box = await cart.boundingBox()
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
  await cart.getByRole('button', { name: 'Fechar' }).click()
  await expect(cart).toHaveCount(0)
})

test('every link of the menu leads where it says, and closes the menu', async ({ page }) => {
  await visit(page, '/success')
  for (const [name, path, heading] of [
    ['Loja', '/store', 'Nossa Loja'],
    ['Pedidos e favoritos', '/pedidos', 'Pedidos e favoritos'],
    ['Me tornar Seller', '/become-seller', 'Venda no Mercado Local'],
    ['Home', '/', 'O mercado local, online'],
  ] as const) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('no price tag covers the goods, which end at 77 % of a picture and at 81 % of a photo', async ({
  page,
}) => {
  for (const path of ['/', '/store']) {
    await visit(page, path)
    const tops = await page.locator('.card-shelf:has(.tag)').evaluateAll((shelves) =>
      shelves.flatMap((shelf) => {
        const tile = shelf.querySelector('.tile')?.getBoundingClientRect()
        const tag = shelf.querySelector('.tag')?.getBoundingClientRect()
        return tile && tag && tile.height > 0 ? [(tag.top - tile.top) / tile.height] : []
      }),
    )
    expect(tops.length).toBeGreaterThan(7)
    expect(Math.min(...tops)).toBeGreaterThan(0.78)
  }
})

test('light, dark and system are there to choose, kept and painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await visit(page, '/')
  const html = page.locator('html')
  await expect(html).toHaveClass(/dark/)
  for (const [name, theme, isDark] of [
    ['Claro', 'light', false],
    ['Escuro', 'dark', true],
    ['Sistema', 'system', true],
  ] as const) {
    const menu = await openMenu(page)
    await expect(menu.getByRole('radio')).toHaveCount(3)
    await menu.getByText(name, { exact: true }).click()
    await expect(menu.getByRole('radio', { name })).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe(theme)
    await visit(page, '/')
    expect(await html.evaluate((root) => root.classList.contains('dark'))).toBe(isDark)
  }
})

test('the cart is kept under e-commerce-cart, and is there after a reload', async ({ page }) => {
  await visit(page, '/store')
  const { card, title } = await firstSellableCard(page)
  await card.getByRole('button', { name: `Adicionar ${title} ao carrinho` }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  expect(await page.evaluate(() => localStorage.getItem('e-commerce-cart'))).toContain(title)
  await page.reload()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const drawer = await openCart(page)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
})
