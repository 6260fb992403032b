import fs from 'node:fs'
import { run, say } from './run.mjs'

const isThere = (file) => Boolean(file) && fs.existsSync(file)

const firstOf = (...files) => files.find(isThere) ?? null

// Browsers of shoppers that other tests lack.
const browsers = [
  {
    name: 'WebKit',
    find: () =>
      ['/usr/bin/xvfb-run', '/usr/bin/Xvfb', '/usr/bin/xauth'].every(isThere)
        ? firstOf('/usr/bin/WebKitWebDriver')
        : null,
    debian: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
  {
    name: 'Firefox',
    find: () =>
      firstOf(
        process.env.FIREFOX_PATH,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ),
    debian: ['firefox-esr'],
  },
]

/** Lists installed browsers, and missing ones with the reason. */
export function findBrowsers(reasons = {}) {
  const found = []
  const missing = []
  for (const { name, find } of browsers) {
    const executable = find()
    if (executable) found.push({ name, executable })
    else missing.push({ name, reason: reasons[name] ?? 'not installed; "npm run test:long" installs it' })
  }
  return { found, missing }
}

/** Installs missing browsers if possible; reports each. */
export async function ensureBrowsers() {
  const reasons = {}
  const wanted = browsers.filter(({ find }) => find() === null)
  if (wanted.length > 0) {
    const problem = await installDebianPackages(wanted.flatMap(({ debian }) => debian))
    for (const { name } of wanted) reasons[name] = problem
  }
  const state = findBrowsers(reasons)
  for (const { name, executable } of state.found) say(`${name}: ${executable}`)
  for (const { name, reason } of state.missing) say(`!! ${name} COULD NOT BE HAD: ${reason}`)
  return state
}

async function installDebianPackages(names) {
  const byHand = `install them by hand: apt-get install ${names.join(' ')}`
  if (!isThere('/usr/bin/apt-get')) return `there is no apt-get here for ${names.join(', ')}`
  if (process.getuid?.() !== 0) return `only root installs packages; ${byHand}`
  say(`Browsers: installing ${names.join(', ')} with apt-get …`)
  await run('apt-get', ['update', '-qq'])
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  const code = await run('apt-get', install, { DEBIAN_FRONTEND: 'noninteractive' })
  return code === 0 ? 'the packages are there, and yet it was not found' : `apt-get failed; ${byHand}`
}
