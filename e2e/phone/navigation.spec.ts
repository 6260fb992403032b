import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// Pictures that are held back: a service worker would fetch them past `page.route`.
test.use({ serviceWorkers: 'block' })

test("the picture that was tapped stands on the product's page until its own has come", async ({ page }) => {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await visit(page, '/store')
  await expect(page.locator('p[role=status]').first()).toBeAttached()
  const card = page.getByRole('article').first()
  const copy = await card
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
  await page.route('**/_next/image**', async (route) => {
    await held
    await route.continue()
  })
  const link = card.getByRole('heading').getByRole('link')
  await link.click()
  await page.waitForURL(/\/product\//)
  const picture = page
    .getByRole('list', { name: /^Imagens de / })
    .getByRole('img')
    .first()
  await expect(picture).toHaveCSS('background-image', `url("${copy}")`)
  letGo()
  await expect(picture).toHaveCSS('background-image', 'none')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
