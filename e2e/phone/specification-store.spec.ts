import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('the grid has one to four columns, pictures stand 3 to 4, and a price that was is struck through', async ({
  page,
}) => {
  await visit(page, '/store')
  await expect(page.getByRole('heading', { level: 1, name: 'Nossa Loja' })).toBeVisible()
  const grid = page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
  for (const [width, columns] of [
    [280, 1],
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const counted = () =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    await expect.poll(counted, `${width} px`).toBe(columns)
  }
  const box = await page.getByRole('article').first().locator('img').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1)
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('s') })
    .first()
  await expect(card.getByText(/^Preço anterior: R\$\s[\d.]+,\d\d\. Preço: R\$\s[\d.]+,\d\d$/)).toBeAttached()
  const before = card.locator('s')
  await expect(before).toHaveText(/^R\$\s[\d.]+,\d\d$/)
  await expect(before).toHaveCSS('text-decoration-line', 'line-through')
})

test('cards enter 0.05 s after one another', async ({ page }) => {
  await visit(page, '/store')
  const delays = await page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => {
      const { animationName, animationDelay } = getComputedStyle(card.closest('li') as Element)
      return [animationName, Math.round(Number.parseFloat(animationDelay) * 1000)]
    }),
  )
  expect(delays).toEqual([0, 50, 100, 150, 200, 250].map((milliseconds) => ['card-in', milliseconds]))
  const moves = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => Reflect.get(rule, 'name')),
  )
  expect(moves).toContain('card-in')
})

test('a touch anywhere on a card opens the product', async ({ page }) => {
  for (const part of ['img', '[data-slot=price-tag]', '[data-slot=ribbon]', 'p:not([data-slot])']) {
    await visit(page, '/store')
    const card = page
      .getByRole('article')
      .filter({ has: page.locator(part) })
      .first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    // The link of the title lies over all of it.
    await card.locator(part).first().click({ force: true })
    await page.waitForURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
})
