import type { Page } from '@playwright/test'

/** What the page shows stays, since what it asks there waits, until the function that comes back is called. */
export async function keepAsShown(page: Page, asks: string): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(asks, async (route) => {
    await released
    await route.continue()
  })
  return release
}
