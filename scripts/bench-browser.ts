// npm run bench:browser: what a phone has to do with a first view of the last build, against the barest static page of
// Next with the same picture, in turns. With --write the table of docs/performance.md is written anew.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startBarestProduct } from './bench/barest-product.ts'
import { tapProduct, visitOnce } from './bench/browser-visit.ts'
import { markdownTable, replaceMarked } from './bench/markdown-table.ts'
import { chromiumPath } from './tools/servers.ts'
import { watchServer } from './tools/watched-server.ts'

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '3380' },
    write: { type: 'boolean', default: false },
  },
})
const port = Number(flags.port)
const rounds = Number(flags.rounds)

if (!fs.existsSync('.next/BUILD_ID')) {
  process.stderr.write('There is no build yet. Run "npm run build" first.\n')
  process.exit(1)
}

const shopUrl = `http://127.0.0.1:${port}`
const pages = {
  'barest page': `http://127.0.0.1:${port + 1}/`,
  product: `${shopUrl}/product/tomate-italiano`,
  list: `${shopUrl}/store`,
  home: `${shopUrl}/`,
} as const
type PageName = keyof typeof pages
type Visit = Awaited<ReturnType<typeof visitOnce>>

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[(numbers.length - 1) >> 1] ?? Number.NaN
}

const names = Object.keys(pages) as PageName[]
const visits = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<PageName, Visit[]>
const taps: number[] = []

const shop = await watchServer({
  script: 'scripts/start.ts',
  port,
  environment: { SITE_URL: shopUrl, RATE_LIMIT_SCALE: '10000' },
  readyPath: '/api/health/ready',
})
const stops = [shop.stop]
try {
  stops.push((await startBarestProduct(port + 1)).stop)
  const browser = await chromium.launch(chromiumPath ? { executablePath: chromiumPath } : {})
  stops.push(() => browser.close())
  // Rendered, kept and compressed; the pictures in all sizes.
  for (const name of names) for (const _ of [1, 2]) await visitOnce(browser, pages[name])
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) visits[name].push(await visitOnce(browser, pages[name]))
    taps.push(await tapProduct(browser, pages.list))
  }
} finally {
  await Promise.all(stops.map((stop) => stop()))
}

const medianOf = (name: PageName, measure: keyof Visit) => median(visits[name].map((visit) => visit[measure]))
const whole = (number: number) => Math.round(number).toLocaleString('en-US')

function row(
  title: string,
  measure: keyof Visit,
  { isRatio = false, digits = 0 } = {},
): [string, ...string[]] {
  const base = medianOf('barest page', measure)
  return [
    title,
    ...names.map((name) => {
      const number = medianOf(name, measure)
      const text = digits > 0 ? number.toFixed(digits) : whole(number)
      return isRatio && name !== 'barest page' ? `${text} (${(number / base).toFixed(2)} ×)` : text
    }),
  ]
}

const table = markdownTable([
  ['one first visit', ...names],
  row('total blocking time, ms', 'blockingMs', { isRatio: true }),
  row('longest task, ms', 'longestTaskMs', { isRatio: true }),
  row('all of the main thread, ms', 'allMs', { isRatio: true }),
  row('scripts, ms', 'scriptMs', { isRatio: true }),
  row('layouts', 'layouts'),
  row('layout, ms', 'layoutMs'),
  row('largest picture painted, ms', 'lcpMs', { isRatio: true }),
  row('layout shift', 'cls', { digits: 3 }),
  row('JavaScript before load, bytes on the line', 'scriptBytes', { isRatio: true }),
  row('document, bytes on the line', 'documentBytes'),
  ['tap to product with picture, ms', '', '', whole(median(taps)), ''],
])
process.stdout.write(`${table}\n`)
if (flags.write) {
  const file = 'docs/performance.md'
  fs.writeFileSync(file, replaceMarked(fs.readFileSync(file, 'utf8'), 'bench-browser', `\n${table}\n`))
}
