import { visit } from './support/shop-page'
import { expect, test } from './support/test'

const more = 'Carregar mais produtos'

function gate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, isOpen }
}

test('R27 "Carregar mais" tapped before the scripts have come loads more as soon as they have', async ({
  page,
}) => {
  const scripts = gate()
  await page.route('**/*.js', async (route) => {
    await scripts.isOpen
    await route.continue()
  })
  await page.goto('/store', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: more })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  scripts.open()
  await expect(page.getByRole('article')).toHaveCount(48)
  expect(new URL(page.url()).pathname).toBe('/store')
})

test.describe('without a connection for the scripts', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('R27 a tap on "Carregar mais" leads to the next page in the end', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/store', { waitUntil: 'commit' })
    await page.getByRole('link', { name: more }).click()
    await page.waitForURL('**/store/pagina/2', { waitUntil: 'commit' })
  })
})

test('while more products are on their way the page stays in sight', async ({ page }) => {
  const listing = gate()
  await visit(page, '/store')
  await page.route('**/api/listing**', async (route) => {
    await listing.isOpen
    await route.continue()
  })
  await page.getByRole('link', { name: more }).click()
  // The boxes of another page would come after 150 ms.
  await page.waitForTimeout(600)
  await expect(page.locator('.loading-view')).toHaveCount(0)
  listing.open()
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect(page.locator('.loading-view')).toHaveCount(0)
})
