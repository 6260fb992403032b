import fs from 'node:fs'
import { watchServer } from './watched-server.ts'

/** '' means Playwright's own Chromium. */
export const chromiumPath =
  process.env['CHROMIUM_PATH'] ?? (fs.existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : '')

const debianShell = '/usr/bin/chromium-headless-shell'

/** Has no windows, which saves a fifth of each page, and keeps none for the way back (`launchKeepingPages`). */
export const headlessChromiumPath =
  chromiumPath === '/usr/bin/chromium' && fs.existsSync(debianShell) ? debianShell : chromiumPath

type Shop = Omit<Parameters<typeof watchServer>[0], 'script' | 'readyPath'> & { readonly readyPath?: string }

/** Starts the built shop at a port; it is ready when it has a catalogue, unless another path is given. */
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

/** Reads the paths of every page that the sitemap of a shop names, in all of its parts. */
export async function readSitemap(origin: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text()
  const parts = await Promise.all(locations(await read(`${origin}/sitemap.xml`)).map(read))
  return parts.flatMap(locations).map((address) => new URL(address).pathname)
}
