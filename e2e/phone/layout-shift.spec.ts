import { expect, test } from '../support/test'

// 150 ms and 1.5 Mbit/s, as a phone in the street has them.
const slowLine = { offline: false, latency: 150, downloadThroughput: 184_000, uploadThroughput: 84_000 }

for (const [path, word] of [
  ['/profile', 'Nenhum pedido por aqui ainda'],
  ['/pedidos', 'Nenhum pedido por aqui ainda'],
  ['/store', 'Tomate italiano'],
] as const) {
  test(`nothing moves on ${path} while it comes over a slow line`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByText(word).first()).toBeVisible()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
  })
}
