import { visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test } from '../support/test'

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

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`what is sold out shows what is alike and in stock at once at ${width} × ${height}, and nothing dead`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/product/tainha-inteira')
    await expect(page.getByText('Indisponível no momento', { exact: true })).toBeInViewport()
    const shelf = page.getByRole('region', { name: 'Parecidos em estoque' })
    const card = shelf.getByRole('article').first()
    await expect(card.locator('.tile')).toBeInViewport({ ratio: 0.8 })
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText([
      /^Filé de (tilápia|salmão)$/,
      /^Filé de /,
    ])
    // Added at once, or chosen where it comes in several sizes.
    await expect(card.locator('button.add-button, a.add-control')).toBeEnabled()
    await expect(page.locator('.gallery .tile-sold-out')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Comprar Agora$|Adicionar ao Carrinho/ })).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectNoAxeViolations(page)
  })
}
