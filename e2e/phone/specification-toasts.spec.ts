import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const addButtons = (page: Page) => page.getByRole('button', { name: /^Adicionar .+ ao carrinho$/ })

/** Adds the first product that is not yet in the cart; gives back all toasts, and what the new one says. */
async function showToast(page: Page) {
  const name = (await addButtons(page).first().getAttribute('aria-label')) ?? ''
  await addButtons(page).first().click()
  const title = name.replace(/^Adicionar /, '').replace(/ ao carrinho$/, '')
  const text = `${title} foi adicionado ao seu carrinho.`
  const toasts = page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')
  await expect(toasts.getByText(text, { exact: true })).toBeVisible()
  return { toasts, text }
}

test('a toast goes by itself after five seconds', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/store')
  const before = await page.evaluate(() => Date.now())
  const { toasts } = await showToast(page)
  await page.mouse.move(1, 1)
  await page.clock.pauseAt(before + 4900)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(3000)
  await expect(toasts).toHaveCount(0)
})

test('a new toast takes the place of the last', async ({ page }) => {
  await visit(page, '/store')
  await showToast(page)
  const { toasts, text } = await showToast(page)
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toContainText(text)
})

test('a toast stays while the pointer is on it, and goes afterwards', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/store')
  const { toasts } = await showToast(page)
  await toasts.hover()
  await page.clock.runFor(6500)
  await expect(toasts).toHaveCount(1)
  await page.mouse.move(1, 1)
  await page.clock.runFor(5500)
  await expect(toasts).toHaveCount(0)
})

test('a toast is swiped away', async ({ page }) => {
  await visit(page, '/store')
  const { toasts } = await showToast(page)
  const swipe = async (pixels: number) => {
    const box = await toasts.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels, y, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(40)
  await page.waitForTimeout(300)
  await expect(toasts).toHaveCount(1)
  await swipe(70)
  await expect(toasts).toHaveCount(0, { timeout: 2000 })
})

test('F8 leads to the toast', async ({ page }) => {
  await visit(page, '/store')
  const { toasts } = await showToast(page)
  await page.keyboard.press('F8')
  await tabTo(page, toasts.getByRole('button', { name: 'Dispensar aviso' }))
  await page.keyboard.press('Enter')
  await expect(toasts).toHaveCount(0, { timeout: 2000 })
})
