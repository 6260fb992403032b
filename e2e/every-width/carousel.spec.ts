import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('no carousel cuts a card before the edge of its page', async ({ page }) => {
  await visit(page, '/')
  const { width } = page.viewportSize() ?? { width: 0 }
  // A phone's row reaches both edges of the screen; on a wide screen five cards fill the page's width.
  const [start, end] = width < 760 ? [0, width] : [72, 1208]
  for (const name of ['Ofertas da Semana', 'Mais Vendidos']) {
    const row = page.getByRole('list', { name })
    await row.scrollIntoViewIfNeeded()
    const shown = await row.evaluate((list) => {
      const painted = [list, list.closest('section')].map(
        (part) => part?.getBoundingClientRect() ?? new DOMRect(),
      )
      const containers =
        getComputedStyle(list.closest('section') ?? list).contentVisibility === 'auto'
          ? painted
          : painted.slice(0, 1)
      const whole = [...list.children].map((card) => card.getBoundingClientRect().right)
      return {
        start: Math.max(...containers.map((box) => box.left)),
        end: Math.min(...containers.map((box) => box.right)),
        fifth: whole[4] ?? 0,
      }
    })
    expect([name, shown.start, shown.end]).toEqual([name, start, end])
    if (width >= 760) expect(shown.fifth).toBeLessThanOrEqual(end)
  }
})

test('a card says the whole discount, beside what the market writes there', async ({ page }) => {
  await page.goto('/')
  const ribbons = page.locator('.ribbon-sale')
  await expect(ribbons.first()).toBeVisible()
  const cut = await ribbons.evaluateAll((all) =>
    all.filter((ribbon) => {
      const edge = ribbon.getBoundingClientRect()
      return [...ribbon.children].some((part) => {
        const { right, bottom } = part.getBoundingClientRect()
        return right > edge.right || bottom > edge.bottom || part.scrollWidth > part.clientWidth
      })
    }),
  )
  expect(cut).toHaveLength(0)
})
