import { visit } from '../support/shop-page'
import { expect, test } from '../support/test'

// Issue budget: 165 KB of JavaScript for the browser on the product page, prefetched routes included.
const budgetBytes = 165_000

test('an untouched product page makes the browser load at most 165 KB of JavaScript', async ({ page }) => {
  const html = await (await page.request.get('/store')).text()
  const path = /href="(\/product\/[^"]+)"/.exec(html)?.[1] ?? ''
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.split('?')[0]?.endsWith('.js'))
      .map((entry) => ({
        address: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  )
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(budgetBytes)
  // A sentence of TanStack Query's own: a visitor who touches nothing has nothing that is asked again.
  for (const { address } of scripts) {
    expect(await (await page.request.get(address)).text(), address).not.toContain('No QueryClient set')
  }
})
