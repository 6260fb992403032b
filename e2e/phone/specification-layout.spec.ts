import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the page is in Brazilian Portuguese', async ({ request }) => {
  expect(await (await request.get('/')).text()).toContain('<html lang="pt-BR"')
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

test('R15 light, dark and system are there to choose, kept, and there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  const html = page.locator('html')
  await expect(html).toHaveClass(/dark/)
  for (const [name, theme, isDark] of [
    ['Claro', 'light', false],
    ['Escuro', 'dark', true],
    ['Sistema', 'system', true],
  ] as const) {
    await visit(page, '/')
    const menu = await openMenu(page)
    await expect(menu.getByRole('radio')).toHaveCount(3)
    await menu.getByText(name, { exact: true }).click()
    await expect(menu.getByRole('radio', { name })).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe(theme)
    await page.goto('/', { waitUntil: 'commit' })
    await (isDark ? expect(html) : expect(html).not).toHaveClass(/dark/)
  }
})

test('the cart is kept under e-commerce-cart, and is there after a reload', async ({ page }) => {
  const title = await addToCart(page)
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  expect(await page.evaluate(() => localStorage.getItem('e-commerce-cart'))).toContain(title)
  await page.reload()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const drawer = await openCart(page)
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
})
