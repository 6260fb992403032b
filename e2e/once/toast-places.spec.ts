import type { Locator, Page } from '@playwright/test'
import { addToCart, firstSellableCard, openCart, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ expectedComplaints: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 600],
] as const

const toast = (page: Page) => page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem')

/** Waits for the toast, and keeps it: its five seconds do not run while the window is not looked at. */
async function keepToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(toast(page)).toContainText(text)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** Of these, what lies under the toast. */
async function covered(page: Page, parts: readonly Locator[]): Promise<readonly string[]> {
  const over = await toast(page).boundingBox()
  const names: string[] = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!over || !box) throw new Error(`not on the screen: ${over ? part : 'the toast'}`)
    const isApart =
      box.y + box.height <= over.y ||
      over.y + over.height <= box.y ||
      box.x + box.width <= over.x ||
      over.x + over.width <= box.x
    if (!isApart) names.push(String(part))
  }
  return names
}

/** At every size, with the page and its toast as they stand. */
async function expectUncovered(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.drawer, .drawer > div')) part.scrollTo(0, 0)
    })
    await expect.poll(() => covered(page, parts), `at ${width} × ${height}`).toEqual([])
  }
}

test.describe('at every size a toast', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('leaves title, lines and buttons of the cart uncovered', async ({ page }) => {
    await addToCart(page)
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'Compartilhar' }).click()
    await keepToast(page, /link/i)
    const parts = ['Fechar', /^Aumentar/, /^Diminuir/, /^Remover/, 'Finalizar Compra'].map((name) =>
      drawer.getByRole('button', { name }),
    )
    await expectUncovered(page, [drawer.getByRole('heading', { name: 'Carrinho', exact: true }), ...parts])
  })

  test('leaves the title of the window to sign in uncovered', async ({ page }) => {
    await page.route('**/api/auth/**', (route) => route.abort())
    await visit(page, '/store')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('button', { name: 'Entrar ou Criar Conta' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Criar Conta' }).click()
    await dialog.getByRole('button', { name: 'Continuar com Google' }).click()
    await keepToast(page, 'Ocorreu um erro')
    const title = dialog.getByRole('heading', { name: 'Criar Conta' })
    await expectUncovered(page, [title, dialog.getByRole('button', { name: 'Fechar' })])
  })

  test('leaves the bar of a product uncovered, and menu and cart', async ({ page }) => {
    await visit(page, '/store')
    const { card, title } = await firstSellableCard(page)
    await card.getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(/\/product\//)
    const add = page.getByRole('button', { name: 'Adicionar ao Carrinho' })
    await add.click()
    await keepToast(page, 'Adicionado ao Carrinho!')
    const rest = ['Aumentar quantidade', 'Diminuir quantidade', 'Abrir menu', /^Abrir carrinho/]
    await expectUncovered(page, [add, ...rest.map((name) => page.getByRole('button', { name }))])
  })
})

/** Pixels between the toast and the end of the screen; between it and each bar there is room. */
for (const [width, height, below] of [
  [360, 740, 94],
  [768, 600, 94],
  [1280, 900, 24],
] as const) {
  test(`what is added at ${width} × ${height} is said at one place above the bars, on every page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const edge = () =>
      toast(page).evaluate((element) =>
        Math.round(window.innerHeight - element.getBoundingClientRect().bottom),
      )
    for (const path of ['/', '/store', '/product/banana-prata']) {
      await visit(page, path)
      const adds = page.getByRole('button', { name: /^Adicionar (.+ )?ao carrinho/i })
      await adds.filter({ visible: true }).first().click()
      await keepToast(page, 'Adicionado ao Carrinho!')
      const bars = page.locator('.cart-bar button, .buy-bar button, header button').filter({ visible: true })
      const expectInPlace = async () => {
        await expect.poll(edge, path).toBe(below)
        expect(await covered(page, await bars.all()), path).toEqual([])
      }
      await expectInPlace()
      await page.mouse.move(width / 2, height / 3)
      for (const _ of [1, 2, 3]) {
        await page.mouse.wheel(0, 130)
        await expectInPlace()
      }
    }
  })
}

test('a toast beside the cart is laid out once, and not in every frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    Object.assign(window, { notices: [] })
    addEventListener('error', ({ message }) =>
      (window as unknown as { notices: string[] }).notices.push(message),
    )
  })
  await addToCart(page)
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Compartilhar' }).click()
  await keepToast(page, /link/i)
  const changes = () =>
    page.evaluate(async () => {
      let count = 0
      const viewport = document.querySelector('.toast-viewport')
      if (!viewport) return null
      new MutationObserver((all) => {
        count += all.length
      }).observe(viewport, { attributeFilter: ['style'] })
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
      return count
    })
  await expect.poll(changes).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { notices: string[] }).notices)).toEqual([])
})
