// npm run bench -- browser: compares Lighthouse on a phone with the barest page, then times interactions.
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumPath, headlessChromiumPath, startShop } from '../tools/servers.ts'
import { measuredProduct, startBarestPage } from './barest-page.ts'
import { keepServer, median, printTable, readFlags } from './measure.ts'
import { type InteractionName, interact, interactionNames } from './touches.ts'

const rounds = Number(readFlags({ rounds: '5' }).rounds)
const port = 3380

/** Headless: window drawing would dominate a small machine. */
const chromePath = headlessChromiumPath || chromium.executablePath()
const chromeFlags = ['--headless', '--no-sandbox', '--disable-gpu']

const audits = {
  'first paint, ms': 'first-contentful-paint',
  'largest picture painted, ms': 'largest-contentful-paint',
  'total blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
}

async function visit(url: string): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' as const }
    const { lhr } = (await lighthouse(url, flags)) ?? {}
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    const numbers = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue])
    return { score: (lhr.categories['performance']?.score ?? 0) * 100, ...Object.fromEntries(numbers) }
  } finally {
    chrome.kill()
  }
}

const shop = keepServer(await startShop({ port, environment: { RATE_LIMIT_SCALE: '10000' } }))
const barest = keepServer(await startBarestPage(port + 1))
const pages = [
  { name: 'barest page', url: barest.url, visits: [] as Record<string, number>[] },
  { name: 'product', url: `${shop.url}${measuredProduct}`, visits: [] as Record<string, number>[] },
  { name: 'list', url: `${shop.url}/store`, visits: [] as Record<string, number>[] },
  { name: 'home', url: shop.url, visits: [] as Record<string, number>[] },
]
// The first round warms caches.
for (let round = 0; round <= rounds; round += 1) {
  for (const { url, visits } of pages) {
    // Lighthouse fails once in dozens of visits.
    const seen = await visit(url).catch(() => visit(url))
    if (round > 0) visits.push(seen)
  }
}

/** Prints medians and their ratio to the barest page. */
function row(name: string, digits = 0) {
  const medians = pages.map(({ visits }) => median(visits.map((seen) => seen[name] ?? Number.NaN)))
  const isTime = name.endsWith(', ms')
  return medians.map((value, index) => {
    const ratio = (value / (medians[0] ?? Number.NaN)).toFixed(2)
    return value.toFixed(digits) + (isTime && index > 0 ? ` (${ratio} ×)` : '')
  })
}
const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string }
printTable(`Lighthouse ${version}, mobile, medians of ${rounds} rounds.`, [
  ['', ...pages.map(({ name }) => name)],
  ['score', ...row('score')],
  ...Object.keys(audits).map((name) => [name, ...row(name, name === 'layout shift' ? 4 : 0)]),
])

const browser = await chromium.launch(chromiumPath ? { executablePath: chromiumPath } : {})
keepServer({ stop: () => browser.close() })
const touches = Object.fromEntries(interactionNames.map((name) => [name, []])) as unknown as Record<
  InteractionName,
  number[]
>
for (let round = 0; round <= rounds; round += 1) {
  for (const name of interactionNames) {
    const milliseconds = await interact(browser, shop.url, name)
    if (round > 0) touches[name].push(milliseconds)
  }
}
printTable(`${rounds} rounds, at a fourth of the speed.`, [
  ['touch to next paint', 'median ms', 'worst ms'],
  ...interactionNames.map((name) => [name, median(touches[name]), Math.max(...touches[name])]),
])
