import { openCart, openMenu, visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

test('neither price tag nor label covers the goods, which begin at 19 % of a picture and end at 77 %, of a photo at 81 %', async ({
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
    const labels = await page.locator('.card-shelf > .ribbon').evaluateAll((ribbons) =>
      ribbons.flatMap((ribbon) => {
        const tile = ribbon.parentElement?.querySelector('.tile')?.getBoundingClientRect()
        const label = ribbon.getBoundingClientRect()
        return tile && tile.height > 0 ? [(label.bottom - tile.top) / tile.height] : []
      }),
    )
    expect(labels.length).toBeGreaterThan(3)
    expect(Math.max(...labels)).toBeLessThan(0.19)
  }
})
