import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

test('a carousel moves by 80 % of its width, its arrows are off at the ends, and arrow keys scroll it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  const row = page.getByRole('list', { name: 'Ofertas da Semana' })
  const back = page.getByRole('button', { name: 'Ofertas da Semana: ver anteriores' })
  const on = page.getByRole('button', { name: 'Ofertas da Semana: ver mais' })
  const left = () => row.evaluate((list) => list.scrollLeft)
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(on).toHaveAttribute('aria-disabled', 'false')

  const width = await row.evaluate((list) => list.clientWidth)
  await on.click()
  // Snapping to a card may add or take half of one.
  await expect.poll(left).toBeGreaterThan(width * 0.8 - 120)
  await expect(back).toHaveAttribute('aria-disabled', 'false')

  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await on.click({ force: true })
  await expect(on).toBeFocused()

  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(0)
})
