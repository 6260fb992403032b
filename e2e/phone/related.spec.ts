import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('a product leads to more of its category, which can be bought there, and nothing moves for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/product/banana-prata')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  const all = page.getByRole('link', { name: /^Ver tudo em / })
  await expect(all).toHaveAttribute('href', /^\/categoria\//)
  const shelf = page.getByRole('region', { name: /^Mais em / })
  await all.scrollIntoViewIfNeeded()
  await expect(shelf.getByRole('article').first()).toBeVisible()
  await expect(shelf.getByRole('heading', { name: 'Banana Prata', exact: true })).toHaveCount(0)
  await shelf
    .getByRole('button', { name: /ao carrinho$/ })
    .first()
    .click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const moved = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: readonly number[] }
    return shifts.reduce((sum, value) => sum + value, 0)
  })
  expect(moved).toBeLessThan(0.02)
})
