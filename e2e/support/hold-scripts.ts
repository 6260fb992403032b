import type { Page } from '@playwright/test'

/** Lets no script come until it is resolved. */
export async function holdScripts(page: Page) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  return scripts
}

/** Lets no further script come, until what it gives back is called. */
export async function cutScripts(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  return () => page.unroute('**/*.js')
}
