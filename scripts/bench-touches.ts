// npm run bench -- touches: how long the last build takes from a touch or a key to the next paint, at a fourth of the speed.
// With --write the table of docs/performance.md is written anew.
import { chromium } from '@playwright/test'
import { readBrowserFlags } from './bench/browser-flags.ts'
import { startBuiltShop } from './bench/built-shop.ts'
import { type InteractionName, interact, interactionNames } from './bench/interactions.ts'
import { quantile } from './bench/load.ts'
import { machineLine, markdownTable, sayReport } from './bench/report.ts'
import { chromiumPath } from './tools/servers.ts'

const { port, rounds, isWriting } = readBrowserFlags()

const shopUrl = `http://127.0.0.1:${port}`
const milliseconds = Object.fromEntries(interactionNames.map((name) => [name, []])) as unknown as Record<
  InteractionName,
  number[]
>
const shop = await startBuiltShop({ port })
const stops = [shop.stop]
try {
  const browser = await chromium.launch(chromiumPath ? { executablePath: chromiumPath } : {})
  stops.push(() => browser.close())
  // The first of each renders its page and the pictures of it; it does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of interactionNames) {
      const time = await interact(browser, shopUrl, name)
      if (round > 0) milliseconds[name].push(time)
    }
  }
} finally {
  await Promise.all(stops.map((stop) => stop()))
}
const report = `${machineLine()}, ${rounds} rounds.

${markdownTable([
  ['touch to next paint, a fourth of the speed', 'median ms', 'worst ms'],
  ...interactionNames.map((name): readonly [string, ...string[]] => [
    name,
    quantile(milliseconds[name], 0.5).toFixed(0),
    Math.max(...milliseconds[name]).toFixed(0),
  ]),
])}`
sayReport(`\n${report}\n`, { mark: 'bench-touches', isWriting })
