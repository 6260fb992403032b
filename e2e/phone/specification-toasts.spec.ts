import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard'
import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Adds the first product; gives back the toasts. */
async function showToast(page: Page) {
  await page
    .getByRole('button', { name: /^Adicionar .+ ao carrinho$/ })
    .first()
    .click()
  const toasts = page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')
  await expect(toasts).toContainText('foi adicionado ao seu carrinho.')
  return toasts
}

test('a toast is swiped away', async ({ page }) => {
  await visit(page, '/store')
  const toasts = await showToast(page)
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
  const toasts = await showToast(page)
  await page.keyboard.press('F8')
  await tabTo(page, toasts.getByRole('button', { name: 'Dispensar aviso' }))
  await page.keyboard.press('Enter')
  await expect(toasts).toHaveCount(0, { timeout: 2000 })
})
