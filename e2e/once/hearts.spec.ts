import { holdScripts } from '../support/hold-scripts'
import { tapMore } from '../support/shop-page'
import { expect, test } from '../support/test'

// Scripts that do not come: a service worker would have them.
test.use({ serviceWorkers: 'block' })

test('R27 a heart on a card turns by a tap from before the scripts, opens nothing, and is full after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const scripts = await holdScripts(page)
  await page.goto('/store', { waitUntil: 'commit' })
  const hearts = page.getByRole('button', { name: /^Favoritar / })
  const first = hearts.first()
  await first.click()
  await expect(first).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe('/store')
  expect(await first.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
  await hearts.nth(1).click()
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  // Cards that come later know it too.
  await tapMore(page)
  await expect(hearts).toHaveCount(48)
  await expect(hearts.nth(47)).toHaveAttribute('aria-pressed', 'false')
})
