import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { reportLines } from '../../lib/copy/catalog-file.ts'
import { siteCopy } from '../../lib/copy/site.ts'
import { drawCard } from '../../lib/discovery/share-card/draw-card.ts'
import { isAddress } from '../../lib/domain/sheet-address.ts'
import { replaceCacheControl } from '../../lib/next/cache-control.ts'
import { cachedPictures, createKnownPictureCheck, hasCachedPicture } from '../../lib/next/cached-pictures.ts'
import { openCompressedScripts, openScriptsOfReleases } from '../../lib/next/compressed-scripts.ts'
import { answerFailedPictures } from '../../lib/next/failed-pictures.ts'
import { hideAddress } from '../../lib/next/hide-address.ts'
import { hideRewrites } from '../../lib/next/hide-rewrites.ts'
import { nativeTsLoader } from '../../lib/next/native-ts-loader.ts'
import { findPageAnswer } from '../../lib/next/page-answers.ts'
import { hasFreshPage, openPageStore } from '../../lib/next/page-store.ts'
import { readRoutePatterns } from '../../lib/next/route-patterns.ts'
import { openServiceWorker } from '../../lib/next/service-worker-file.ts'
import { type Brand, getBrand } from '../../lib/server/brand/brand.ts'
import { brandAnswers } from '../../lib/server/brand/brand-answers.ts'
import { prepareBrand } from '../../lib/server/brand/draw-brand.ts'
import { endingSignals } from '../../lib/server/end-on-signal.ts'
import { EnvironmentError, misconfiguredExitCode } from '../../lib/server/environment/environment-error.ts'
import { functionHostSentence, lostOrdersSentence } from '../../lib/server/environment/unfit-host.ts'
import { findShopState } from '../../lib/server/health/health.ts'
import { log, logConsole } from '../../lib/server/log.ts'
import { serve } from '../../lib/server/serve.ts'
import { raceTimeout } from '../../lib/server/timing.ts'
import type { FindReadySoon } from '../../lib/server/traffic/answer-ready.ts'
import { answerUnusableFile } from '../../lib/server/traffic/answer-unusable-file.ts'
import { listeningFailure, listeningSentence, phoneAddresses } from './listening-at.ts'
import { readSettings, settingsSentence } from './read-settings.ts'
import { whenParentIsGone } from './watch-parent.mjs'

/** Lists paths such as `/pictures/banana.webp`. */
function readPublicFiles(folder: string): ReadonlySet<string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
      .map((file) => file.replaceAll(path.sep, '/')),
  )
}

const root = path.resolve(import.meta.dirname, '../..')

/** Milliseconds the start waits for a slow disk or database. */
const longestKeepMs = 5000

function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

/** Lets the parent end the shop from here on, also as process 1, or by ending itself. */
function endInOrder(): void {
  const { npm_lifecycle_event: npmScript, END_WITH_PARENT: endsWithParent } = process.env
  const isFollowing = npmScript === 'start' || endsWithParent === '1'
  if (isFollowing) whenParentIsGone(() => process.kill(process.pid, 'SIGTERM'))
  // A closed terminal must not end orders under way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const signal of endingSignals) process.on(signal, endAtOnce)
}

/** Shows only the host: the full address opens the sheet. */
const sheetName = (place: string) => (isAddress(place) ? new URL(place).host : place)

/** Exits at once before the shop is open. */
function endAtOnce(): void {
  process.exit(0)
}

async function start(): Promise<void> {
  const environment = readSettings()
  const {
    port,
    listenHost: host,
    siteUrl,
    storeName,
    hstsSubdomains,
    followsLocalAddress,
    store,
    dataDirectory,
    trustProxyHops: trustedHops,
    rateLimitScale: scale,
    metrics,
  } = environment
  const unfit = functionHostSentence(process.env) ?? lostOrdersSentence(process.env, environment)
  if (unfit) fail(unfit, misconfiguredExitCode)
  if (!fs.existsSync(path.join(root, '.next', 'BUILD_ID'))) {
    fail(
      'There is no build yet. Run "npm run build" first, or "npm run up", which does all of it.',
      misconfiguredExitCode,
    )
  }
  logConsole()
  Object.assign(process.env, {
    NODE_ENV: 'production',
    ...nativeTsLoader,
  })
  if (metrics) {
    const { serveMetrics } = await import('../../lib/server/metrics/serve-metrics.ts')
    await serveMetrics(metrics, { dataDirectory }).catch((error: NodeJS.ErrnoException) => {
      fail(`METRICS_PORT: port ${metrics.port} of ${metrics.host} cannot be opened (${error.code}).`)
    })
  }
  await prepareBrand(environment.brand).catch((error: unknown) =>
    error instanceof EnvironmentError
      ? fail(settingsSentence(error), misconfiguredExitCode)
      : Promise.reject(error),
  )
  const { default: next } = await import('next')
  const app = next({ dev: false, dir: root, port, hostname: 'localhost' })
  await app.prepare()
  const files = readPublicFiles(path.join(root, 'public'))
  const pictures = { hasPicture: hasCachedPicture, isKnownPicture: createKnownPictureCheck(files) }
  const answerByNext = answerFailedPictures({
    handle: hideRewrites(replaceCacheControl(hideAddress(app.getRequestHandler()))),
    ...pictures,
    now: () => performance.now(),
  })
  const kept = { hasPage: hasFreshPage, ...pictures, files }
  const build = path.join(root, '.next')
  openPageStore(path.join(build, 'server'))
  cachedPictures()
  const scripts = openCompressedScripts(build, dataDirectory)
  const earlier = openScriptsOfReleases(build, environment)
  const findServiceWorker = await openServiceWorker(build, environment.keepsOfflineCopies)
  const drawShopCard = (brand: Brand) => {
    const photo = brand.files.get(brand.hero.picture?.wide.src ?? '')?.bytes ?? null
    return drawCard({ storeName, brand, title: siteCopy.tagline, price: null, photo })
  }
  const findOwnPicture = brandAnswers(getBrand(), drawShopCard)
  const findReady: FindReadySoon = (request, address) =>
    findOwnPicture(request, address) ??
    scripts.find(request, address) ??
    earlier.find(request, address) ??
    findServiceWorker(request, address) ??
    findPageAnswer(request, address)
  const handle: typeof answerByNext = async (request, response) => {
    if (answerUnusableFile(request, response)) return
    if (!(await earlier.answer(request, response))) await answerByNext(request, response)
  }
  // Older replicas may be asked for this release's scripts.
  await raceTimeout(earlier.kept, longestKeepMs)
  const routes = metrics ? { routeOf: readRoutePatterns(build, kept.files) } : {}
  const site = { siteUrl, hstsSubdomains }
  const options = { handle, port, host, ...site, trustedHops, kept, findReady, scale, ...routes }
  const server = await serve(options).catch((error: NodeJS.ErrnoException) =>
    fail(listeningFailure(error, { port, host })),
  )
  for (const signal of endingSignals) process.off(signal, endAtOnce)
  const source =
    store.kind === 'upstream'
      ? store.apiUrl
      : store.kind === 'file'
        ? sheetName(store.file)
        : 'the embedded sample store'
  process.stdout.write(`Mercado Local is open at ${siteUrl} (catalogue: ${source}, data: ${dataDirectory})\n`)
  const { file, deliveryFaults = [] } = findShopState() ?? {}
  if (file) process.stdout.write(`${reportLines(file).join('\n')}\n`)
  for (const fault of deliveryFaults) process.stdout.write(`Entregas: ${fault}\n`)
  const listening = server.address() as AddressInfo
  const release = fs.readFileSync(path.join(root, '.next', 'BUILD_ID'), 'utf8')
  log('info', 'shop.started', { release, host: listening.address, port: listening.port })
  process.stdout.write(`${listeningSentence(listening, { trustedHops })}\n`)
  const phones = followsLocalAddress ? phoneAddresses(os.networkInterfaces(), listening) : []
  for (const address of phones) process.stdout.write(`On your phone: ${address}\n`)
}

endInOrder()
await start()
