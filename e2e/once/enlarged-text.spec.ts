import { brokenByLetters, enlargeLetters } from '../support/enlarged'
import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/status of 404/],
})

test.describe('with letters of 200 % nothing is covered, cut or beside the screen', () => {
  test.beforeEach(({ page }) => enlargeLetters(page))

  for (const path of [
    '/',
    '/store',
    '/busca/banana',
    '/busca/xyzxyz',
    '/product/banana-prata',
    '/product/bergamota-ponkan',
    '/success',
    '/pedidos',
    '/lista',
    '/nao-existe',
  ]) {
    test(`of ${path}`, async ({ page }) => {
      await visit(page, path)
      expect(await brokenByLetters(page)).toEqual([])
    })
  }

  test('of the cart and the bar that leads there', async ({ page }) => {
    await addToCart(page)
    await page.keyboard.press('Escape')
    expect(await brokenByLetters(page, '.cart-bar')).toEqual([])
    await openCart(page)
    expect(await brokenByLetters(page, '[role=dialog]')).toEqual([])
  })

  test('of the menu', async ({ page }) => {
    await visit(page, '/')
    await openMenu(page)
    expect(await brokenByLetters(page, '[role=dialog]')).toEqual([])
  })

  test('of the filters', async ({ page }) => {
    await visit(page, '/store')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page.getByRole('checkbox', { name: /^Em oferta/ })).toBeVisible()
    expect(await brokenByLetters(page, '#filtros')).toEqual([])
  })

  test('of the window that asks for the delivery', async ({ page }) => {
    await visit(page, '/product/banana-prata')
    await page.getByRole('button', { name: 'Comprar Agora' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await brokenByLetters(page, '[role=dialog]')).toEqual([])
  })

  test('and of what sticks no more than a bar stays in view', async ({ page }) => {
    await addToCart(page)
    await page.keyboard.press('Escape')
    await visit(page, '/store')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('.cart-bar')).toBeVisible()
    const covered = await page.evaluate(() =>
      ['.site-header', '.category-bar', '.cart-bar'].map((selector) => {
        const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return Math.max(0, Math.min(window.innerHeight, bottom) - Math.max(0, top))
      }),
    )
    expect(covered.slice(0, 2)).toEqual([0, 0])
    expect(covered[2]).toBeLessThan(740 * 0.2)

    await openCart(page)
    const shown = await page.getByRole('dialog').evaluate((sheet) => {
      const [header, body] = [...sheet.children].filter((part) => part.clientHeight > 1)
      const end = header?.getBoundingClientRect().bottom ?? 0
      return Math.min(window.innerHeight, body?.getBoundingClientRect().bottom ?? 0) - end
    })
    expect(shown).toBeGreaterThan(740 * 0.75)
  })

  test('of the suggestions', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('tomat')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await brokenByLetters(page, '.suggestions')).toEqual([])
  })
})

test('with letters of their usual size the body of a drawer scrolls, and never the drawer around it', async ({
  page,
}) => {
  await addToCart(page)
  await openCart(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('WhatsApp')).toBeAttached()
  expect(await sheet.evaluate((drawer) => drawer.scrollHeight - drawer.clientHeight)).toBe(0)
  expect(await sheet.locator('.drawer-body').evaluate((body) => body.scrollHeight > body.clientHeight)).toBe(
    true,
  )
})
