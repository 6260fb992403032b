import type { Browser, CDPSession, Page } from '@playwright/test'
import { readMainThread } from './main-thread.ts'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Slow 4G as Lighthouse has it: bytes a second, ms there and back. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 184_000, uploadThroughput: 84_000 }
const categories = ['toplevel', 'devtools.timeline', 'v8', 'loading']

declare global {
  interface Window {
    measured: { lcp: number; cls: number }
  }
}

function watchPaint(): void {
  window.measured = { lcp: 0, cls: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    window.measured.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    window.measured.cls += (entry as PerformanceEntry & { readonly value: number }).value
  })
}

async function withPhone<T>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
    return await run(page, session)
  } finally {
    await context.close()
  }
}

/** Counts what comes over the line until the page is loaded, by kind, headers included. */
function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes = { Script: 0, Document: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Script' || kind === 'Document') bytes[kind] += encodedDataLength
  })
  return bytes
}

/** One first visit of a phone with nothing in its cache. */
export function visitOnce(browser: Browser, url: string) {
  return withPhone(browser, async (page, session) => {
    const bytes = countBytes(session)
    await page.addInitScript(watchPaint)
    await browser.startTracing(page, { categories })
    await page.goto(url, { waitUntil: 'load' })
    const scriptBytes = bytes.Script
    // What is left to do: the font, hydration, what is loaded after.
    await page.waitForTimeout(2500)
    const { lcp, cls } = await page.evaluate(() => window.measured)
    const trace = (await browser.stopTracing()).toString()
    return { lcpMs: lcp, cls, scriptBytes, documentBytes: bytes.Document, ...readMainThread(trace, url) }
  })
}

/** From a tap on a card to the frame with the name and a picture of the product, in ms, at a fourth of the speed. */
export function tapProduct(browser: Browser, listUrl: string): Promise<number> {
  return withPhone(browser, async (page, session) => {
    await page.goto(listUrl, { waitUntil: 'networkidle' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      document.addEventListener('click', ({ timeStamp }) => Object.assign(window, { tappedAt: timeStamp }), {
        capture: true,
        once: true,
      })
      const look = () => {
        const image = document.querySelector<HTMLImageElement>('.gallery img')
        const isShown = image && (image.complete || image.style.backgroundImage !== '')
        requestAnimationFrame(() =>
          isShown ? Object.assign(window, { shownAt: performance.now() }) : look(),
        )
      }
      look()
    })
    await page.locator('.card-link').first().tap()
    const took = await page.waitForFunction(() => {
      const { tappedAt, shownAt } = window as unknown as { tappedAt?: number; shownAt?: number }
      return tappedAt !== undefined && shownAt !== undefined && shownAt - tappedAt
    })
    return Number(await took.jsonValue())
  })
}
