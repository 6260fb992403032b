// npm run bench -- browser: what a phone has to do with a first view of the last build, against the barest static page of
// Next with the same picture, in turns: a slow line and a plain one, and Lighthouse. With --write the table of docs/performance.md is
// written anew.
import { chromium } from '@playwright/test'
import { measuredProduct, startBarestPage } from './bench/barest-page.ts'
import { readBrowserFlags } from './bench/browser-flags.ts'
import { tapAdd, tapProduct, visitOnce } from './bench/browser-visit.ts'
import { startBuiltShop } from './bench/built-shop.ts'
import { askLighthouse, type LighthouseResult, lighthouseVersion } from './bench/lighthouse.ts'
import { quantile } from './bench/load.ts'
import { machineLine, markdownTable, sayReport } from './bench/report.ts'
import { chromiumPath, headlessChromiumPath } from './tools/servers.ts'

const { port, rounds, isWriting } = readBrowserFlags()

const shopUrl = `http://127.0.0.1:${port}`
const pages = {
  'barest page': `http://127.0.0.1:${port + 1}/`,
  product: `${shopUrl}${measuredProduct}`,
  list: `${shopUrl}/store`,
  home: `${shopUrl}/`,
} as const
type PageName = keyof typeof pages
type Visit = Awaited<ReturnType<typeof visitOnce>>

const names = Object.keys(pages) as PageName[]
const ofEveryPage = <T>() =>
  Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<PageName, T[]>
const slow = ofEveryPage<Visit>()
const plain = ofEveryPage<Visit>()
const lighthouse = ofEveryPage<LighthouseResult>()
const taps = { slow: [] as number[], plain: [] as number[] }
/** Times after the address was opened, ms, and what a tap then took. */
const adds = [1500, 3000, 6000].map((afterMs) => ({ afterMs, took: [] as number[] }))
const shop = await startBuiltShop({ port })
const stops = [shop.stop]
try {
  stops.push((await startBarestPage(port + 1)).stop)
  const browser = await chromium.launch(chromiumPath ? { executablePath: chromiumPath } : {})
  stops.push(() => browser.close())
  // Rendered, kept and compressed; the pictures in all sizes.
  for (const name of names) for (const _ of [1, 2]) await visitOnce(browser, pages[name], 'plain')
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      slow[name].push(await visitOnce(browser, pages[name], 'slow'))
      plain[name].push(await visitOnce(browser, pages[name], 'plain'))
    }
    taps.slow.push(await tapProduct(browser, pages.list, 'slow'))
    taps.plain.push(await tapProduct(browser, pages.list, 'plain'))
    for (const { afterMs, took } of adds) took.push(await tapAdd(browser, pages.product, afterMs))
  }
  const executable = headlessChromiumPath || chromium.executablePath()
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) lighthouse[name].push(await askLighthouse(pages[name], executable))
  }
} finally {
  await Promise.all(stops.map((stop) => stop()))
}

type Digits = { readonly isRatio?: boolean; readonly digits?: number }

/** A row of medians, each beside its ratio to the barest page. */
function row<T>(
  title: string,
  results: Readonly<Record<PageName, readonly T[]>>,
  of: (result: T) => number,
  { isRatio = false, digits = 0 }: Digits = {},
): [string, ...string[]] {
  const median = (name: PageName) => quantile(results[name].map(of), 0.5)
  const number = (value: number) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return [
    title,
    ...names.map((name) =>
      isRatio && name !== 'barest page'
        ? `${number(median(name))} (${(median(name) / median('barest page')).toFixed(2)} ×)`
        : number(median(name)),
    ),
  ]
}

const whole = (values: readonly number[]) => Math.round(quantile(values, 0.5)).toLocaleString('en-US')
const ratio = { isRatio: true }
const table = markdownTable([
  ['one first visit, slow 4G, a fourth of the speed', ...names],
  row('total blocking time, ms', slow, ({ blockingMs }) => blockingMs, ratio),
  row('longest task, ms', slow, ({ longestTaskMs }) => longestTaskMs, ratio),
  row('all of the main thread, ms', slow, ({ allMs }) => allMs, ratio),
  row('scripts, ms', slow, ({ scriptMs }) => scriptMs, ratio),
  row('layouts', slow, ({ layouts }) => layouts),
  row('layout, ms', slow, ({ layoutMs }) => layoutMs),
  row('first paint, ms', slow, ({ fcpMs }) => fcpMs, ratio),
  row('largest picture painted, ms', slow, ({ lcpMs }) => lcpMs, ratio),
  row('layout shift', slow, ({ cls }) => cls, { digits: 3 }),
  row('JavaScript before load, bytes on the line', slow, ({ scriptBytes }) => scriptBytes, ratio),
  row('document, bytes on the line', slow, ({ documentBytes }) => documentBytes),
  ['tap to product with picture, ms', '', '', whole(taps.slow), ''],
  ...adds.map(
    ({ afterMs, took }) =>
      [
        `'Adicionar' tapped after ${afterMs / 1000} s, to its confirmation, ms`,
        '',
        whole(took),
        '',
        '',
      ] as const,
  ),
  ['**plain: no slow line, no slow processor**', '', '', '', ''],
  row('first paint, ms', plain, ({ fcpMs }) => fcpMs, ratio),
  row('largest picture painted, ms', plain, ({ lcpMs }) => lcpMs, ratio),
  ['tap to product with picture, ms', '', '', whole(taps.plain), ''],
  [`**Lighthouse ${lighthouseVersion}, mobile**`, '', '', '', ''],
  row('score', lighthouse, ({ score }) => score),
  row('first paint, ms', lighthouse, ({ fcpMs }) => fcpMs, ratio),
  row('largest picture painted, ms', lighthouse, ({ lcpMs }) => lcpMs, ratio),
  row('total blocking time, ms', lighthouse, ({ blockingMs }) => blockingMs, ratio),
  row('layout shift', lighthouse, ({ cls }) => cls, { digits: 4 }),
])
const report = `${machineLine()}, ${rounds} rounds, medians.

${table}`
sayReport(`\n${report}\n`, { mark: 'bench-browser', isWriting })
