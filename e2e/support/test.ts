import { createRequire } from 'node:module'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type RunningShop, runShop, type ShopOptions } from './run-shop'

type Complaints = string[]

/** Less than half of what the package gives by default, which every page that is looked at would parse. */
const { source: axeScript } = createRequire(import.meta.url)('axe-core/axe.min.js') as typeof axe

/** Written by Playwright itself where a test blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Recognizes the 401 of the desk's first question, before anyone has signed in. */
const asksWhoIsSignedIn = (message: ConsoleMessage) =>
  message.text().includes('status of 401') && message.location().url.endsWith('/api/desk/session')

/** Matches what Chromium says without a connection, also where it looks for a newer service worker. */
export const withoutConnection = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|fetching the script/

type Fixtures = {
  /** Console errors and warnings, page errors and policy violations so far. */
  readonly complaints: Complaints
  /** Complaints that this test provokes on purpose. */
  readonly expectedComplaints: RegExp[]
}

/** Writes down what the browser complains about on a page: console errors and warnings, page errors, policy violations. */
export async function watchComplaints(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (!isComplaint || message.text() === blockedWorker || asksWhoIsSignedIn(message)) return
    complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

/** Fails a test on any console error or warning, page error, hydration warning or policy violation. */
export const test = base.extend<Fixtures>({
  expectedComplaints: async ({ browserName: _ }, provide) => {
    await provide([])
  },
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints: string[] = []
      await watchComplaints(page, complaints)
      await provide(complaints)
      const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))
      expect(unexpected, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The shop that most tests share, on the sample store (`start-shop.ts`). */
export const sharedShop = {
  url: process.env['SHOP_URL'] ?? '',
  dataDirectory: process.env['SHOP_DATA'] ?? '',
}

/**
 * Runs a shop for the tests of one file or group alone, which follow each other: it starts before the first and ends
 * after the last. Its properties can be read from then on.
 */
export function useShop(options: ShopOptions = {}): RunningShop {
  const shop = {} as RunningShop
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: async ({ browserName: _ }, provide) => provide(shop.url) })
  test.beforeAll(async () => {
    Object.defineProperties(shop, Object.getOwnPropertyDescriptors(await runShop(options)))
  })
  test.afterAll(() => shop.close?.())
  return shop
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type AxeOptions = {
  /** A part alone: axe takes what lies half under a sheet for text on the sheet's buttons. */
  readonly within?: string
  /** By axe's tags, or by name. */
  readonly rules?: readonly string[]
}

/** Runs axe on the page as it stands, once what fades in is there. */
export async function expectNoAxeViolations(
  page: Page,
  { within = 'html', rules = allRules }: AxeOptions = {},
): Promise<void> {
  // Another colour scheme is painted with the frame after the next one, and only then something moves. An animation ends
  // with a frame of the browser; `requestAnimationFrame` is the clock's own where a test has set that.
  await page.evaluate(async () => {
    await document.documentElement.animate(null, 1).finished
    await document.documentElement.animate(null, 1).finished
  })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
      )
      .every(({ playState }) => playState !== 'running'),
  )
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeScript)
  // Everything but violations is counted alone. What axe asks of style sheets ahead is for rules that none of our pages
  // needs; without a connection it complains.
  const options = {
    runOnly: [...rules],
    resultTypes: ['violations'],
    preload: false,
  } satisfies axe.RunOptions
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(within, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { within, options },
  )
  expect(violations).toEqual([])
}

/** The shop is alive: React has taken over the server's page, which stands in its own font. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => {
    const button = document.querySelector('header button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}
