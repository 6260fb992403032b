import fs from 'node:fs'
import { watchServer } from './watched-server.ts'

/** '' means Playwright's own Chromium. */
export const chromiumPath =
  process.env['CHROMIUM_PATH'] ?? (fs.existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '')

const debianShell = '/usr/bin/chromium-headless-shell'

/** Saves a fifth of each page, and has no back-forward cache (`launchKeepingPages`). */
export const headlessChromiumPath =
  chromiumPath === '/usr/bin/chromium' && fs.existsSync(debianShell) ? debianShell : chromiumPath

type Shop = Omit<Parameters<typeof watchServer>[0], 'script' | 'readyPath'> & { readonly readyPath?: string }

/** Starts the built shop; ready with a catalogue unless `readyPath` is given. */
export function startShop({ port, environment, ...options }: Shop) {
  return watchServer({
    script: 'scripts/start.ts',
    port,
    environment: { RATE_LIMIT_SCALE: '100', SITE_URL: `http://localhost:${port}`, ...environment },
    readyPath: '/api/health/ready',
    ...options,
  })
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** Lists every page of a shop's sitemap. */
export async function readSitemap(origin: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text()
  const parts = await Promise.all(locations(await read(`${origin}/sitemap.xml`)).map(read))
  return parts.flatMap(locations).map((address) => new URL(address).pathname)
}
