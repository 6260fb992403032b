import type { Page } from '@playwright/test'

export type Gate = {
  readonly open: () => void
  readonly isOpen: Promise<void>
}

export function gate(): Gate {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, isOpen }
}

/** No script comes until it is opened. */
export async function holdScripts(page: Page): Promise<Gate> {
  const scripts = gate()
  await page.route('**/*.js', async (route) => {
    await scripts.isOpen
    await route.continue()
  })
  return scripts
}

/** No further script comes, until what it gives back is called. */
export async function cutScripts(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  return () => page.unroute('**/*.js')
}
