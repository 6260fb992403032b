import type { Browser, CDPSession } from '@playwright/test'
import { readMainThread } from './main-thread.ts'
import { type Line, slowDown, withPhone } from './phone.ts'

const categories = ['toplevel', 'devtools.timeline', 'v8', 'loading']

declare global {
  interface Window {
    measured: { fcp: number; lcp: number; cls: number }
  }
}

function watchPaint(): void {
  window.measured = { fcp: 0, lcp: 0, cls: 0 }
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.measured.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    window.measured.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    window.measured.cls += (entry as PerformanceEntry & { readonly value: number }).value
  })
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
export function visitOnce(browser: Browser, url: string, line: Line) {
  return withPhone(browser, line, async (page, session) => {
    const bytes = countBytes(session)
    await page.addInitScript(watchPaint)
    await browser.startTracing(page, { categories })
    await page.goto(url, { waitUntil: 'load' })
    const scriptBytes = bytes.Script
    // What is left to do: the font, hydration, what is loaded after.
    await page.waitForTimeout(2500)
    const { fcp, lcp, cls } = await page.evaluate(() => window.measured)
    const trace = (await browser.stopTracing()).toString()
    return {
      fcpMs: fcp,
      lcpMs: lcp,
      cls,
      scriptBytes,
      documentBytes: bytes.Document,
      ...readMainThread(trace, url),
    }
  })
}

/** From a tap on a card to the frame with the name and a picture of the product, in ms; on the slow line at a fourth of the speed. */
export function tapProduct(browser: Browser, listUrl: string, line: Line): Promise<number> {
  return withPhone(browser, line, async (page, session) => {
    await page.goto(listUrl, { waitUntil: 'networkidle' })
    if (line === 'slow') await slowDown(session)
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

/**
 * From a tap on 'Adicionar ao Carrinho', so many ms after the address was opened, to the frame that confirms it, in ms; a
 * first visit on the slow line at a fourth of the speed. The tap may come before the page is alive.
 */
export function tapAdd(browser: Browser, productUrl: string, afterMs: number): Promise<number> {
  return withPhone(browser, 'slow', async (page, session) => {
    await slowDown(session)
    await page.addInitScript(() => {
      addEventListener('click', ({ timeStamp }) => Object.assign(window, { tappedAt: timeStamp }), true)
      const look = () =>
        requestAnimationFrame(() =>
          document.querySelector('.toast') ? Object.assign(window, { shownAt: performance.now() }) : look(),
        )
      look()
    })
    const opened = performance.now()
    await page.goto(productUrl, { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first()
    await button.waitFor()
    const box = await button.boundingBox()
    if (!box) throw new Error(`${productUrl} has no button to tap`)
    await page.waitForTimeout(Math.max(0, afterMs - (performance.now() - opened)))
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const took = await page.waitForFunction(() => {
      const { tappedAt, shownAt } = window as unknown as { tappedAt?: number; shownAt?: number }
      return tappedAt !== undefined && shownAt !== undefined && shownAt - tappedAt
    })
    return Number(await took.jsonValue())
  })
}
