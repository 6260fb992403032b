import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

type Complaints = readonly string[]

/** What Playwright itself says to a page that wants its service worker (playwright.config.ts). */
const blockedWorker = 'Service Worker registration blocked by Playwright'

type Fixtures = {
  /** What the browser complained about so far: console errors and warnings, page errors, policy violations. */
  readonly complaints: Complaints
  /** Complaints that this test provokes on purpose. */
  readonly expectedComplaints: RegExp[]
}

/** Fails a test on any console error or warning, page error, hydration warning or policy violation. */
export const test = base.extend<Fixtures>({
  expectedComplaints: async ({ browserName: _ }, provide) => {
    await provide([])
  },
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        if (isComplaint && message.text() !== blockedWorker) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      await provide(complaints)
      const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))
      expect(unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Runs axe on the page as it stands, once what fades in is there; `within` looks at a part alone: axe takes what lies half under
 * a sheet for text on the sheet's buttons.
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  // Another colour scheme is painted with the frame after the next one, and only then something moves.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
      )
      .every(({ playState }) => playState !== 'running'),
  )
  // In this page alone: the other one that axe opens takes an emulated loss of connection back when it closes.
  // What is asked of it ahead are style sheets, for rules that none of our pages needs; without a connection it complains.
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false })
    .setLegacyMode()
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** The shop is alive: React has taken over the server's page, which stands in its own font. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => {
    const button = document.querySelector('header button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}
