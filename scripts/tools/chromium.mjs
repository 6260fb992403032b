import fs from 'node:fs'
import { fail, run, say } from './run.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findChromium = () => places.find((place) => place && fs.existsSync(place))

export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && (await run('apt-get', ['--version'])) === 0) {
    say('Chromium: installing it with apt-get …')
    await run('apt-get', ['update', '-qq'])
    for (const name of ['chromium', 'chromium-headless-shell']) {
      await run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' })
    }
    const installed = findChromium()
    if (installed) return installed
  }
  say('Chromium: downloading the one of Playwright …')
  const code = await run('playwright', ['install', 'chromium'])
  if (code !== 0)
    fail('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test')
  return ''
}
