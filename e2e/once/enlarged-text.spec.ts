import { brokenByLetters, enlargeLetters } from '../support/enlarged'
import { addToCart, openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/status of 404/],
})

test.describe('with letters of 200 % nothing is covered, cut or beside the screen', () => {
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
      await enlargeLetters(page)
      await visit(page, path)
      expect(await brokenByLetters(page)).toEqual([])
    })
  }

  test('of the cart and the bar that leads there', async ({ page }) => {
    await enlargeLetters(page)
    await addToCart(page)
    await page.keyboard.press('Escape')
    expect(await brokenByLetters(page, '.cart-bar')).toEqual([])
    await openCart(page)
    expect(await brokenByLetters(page, '[role=dialog]')).toEqual([])
  })

  test('of the menu', async ({ page }) => {
    await enlargeLetters(page)
    await visit(page, '/')
    await openMenu(page)
    expect(await brokenByLetters(page, '[role=dialog]')).toEqual([])
  })

  test('of the filters', async ({ page }) => {
    await enlargeLetters(page)
    await visit(page, '/store')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page.getByRole('checkbox', { name: /^Em oferta/ })).toBeVisible()
    expect(await brokenByLetters(page, '#filtros')).toEqual([])
  })

  test('of the window that asks for the delivery', async ({ page }) => {
    await enlargeLetters(page)
    await visit(page, '/product/banana-prata')
    await page.getByRole('button', { name: 'Comprar Agora' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await brokenByLetters(page, '[role=dialog]')).toEqual([])
  })

  test('of the suggestions', async ({ page }) => {
    await enlargeLetters(page)
    await visit(page, '/')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('tomat')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await brokenByLetters(page, '.suggestions')).toEqual([])
  })
})
