import type { Browser, CDPSession, Page } from '@playwright/test'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** What lies between the shop and the phone: bytes a second, ms there and back. */
const lines = {
  plain: null,
  /** As Lighthouse has it. */
  slow: { offline: false, latency: 150, downloadThroughput: 184_000, uploadThroughput: 84_000 },
} as const

export type Line = keyof typeof lines

/** Runs in a phone's window with nothing in its cache, on that line. */
export async function withPhone<T>(
  browser: Browser,
  line: Line,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const conditions = lines[line]
    if (conditions) await session.send('Network.emulateNetworkConditions', conditions)
    return await run(page, session)
  } finally {
    await context.close()
  }
}

/** From now on the page has a fourth of this machine's speed, as in Lighthouse. */
export const slowDown = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
