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

/** Lets the time of a page with an installed clock pass only while the returned call waits, six times as slowly. */
export async function slowTime(page: Page) {
  await page.clock.pauseAt(Date.now() + 1000)
  return async (wait: () => Promise<void>) => {
    let isOver = false
    const ended = wait().finally(() => {
      isOver = true
    })
    while (!isOver) {
      await page.clock.runFor(50)
      await Promise.race([ended, page.waitForTimeout(300)])
    }
    await ended
  }
}

/** Lets no further script come, until what it gives back is called. */
export async function cutScripts(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  return () => page.unroute('**/*.js')
}
