import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Its own scale of a hundred; ms; layout shift as a score. */
export type LighthouseResult = {
  readonly score: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly blockingMs: number
  readonly cls: number
}

export const lighthouseVersion = '13.5.0'

const run = promisify(execFile)

type Report = {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** One more try: a visit in dozens fails inside of Lighthouse, and would take a whole benchmark with it. */
export const askLighthouse = (url: string, chromium: string): Promise<LighthouseResult> =>
  visit(url, chromium).catch(() => visit(url, chromium))

/**
 * One mobile visit by Lighthouse, its line and processor simulated. It is no dependency of the shop: npm fetches this one
 * version from the registry when it is first asked for. Throws when it cannot be had or could not measure. On a small machine
 * the browser should have no windows: drawing its own takes more of the processors than the page does.
 */
async function visit(url: string, chromium: string): Promise<LighthouseResult> {
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', url],
      ...['--output=json', '--quiet', '--only-categories=performance', '--no-enable-error-reporting'],
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 2 ** 20 },
  )
  const { categories, audits } = JSON.parse(stdout) as Report
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: Math.round(categories.performance.score * 100),
    fcpMs: numberOf('first-contentful-paint'),
    lcpMs: numberOf('largest-contentful-paint'),
    blockingMs: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
  }
}
