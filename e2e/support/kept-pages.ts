import type { Page } from '@playwright/test'
import { expect } from './test'

/** The paths of all that the browser keeps, by the names of the caches. */
export async function keptPaths(page: Page): Promise<Record<string, readonly string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })
}

/** Resolves when the worker has kept the page at this path. */
export async function waitUntilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await keptPaths(page)).flat(), { timeout: 30_000 })
    .toContain(address)
}
