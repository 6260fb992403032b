import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { imageQuality, largeImageWidths, smallImageWidths } from './lib/domain/image.ts'
import { isLoopback } from './lib/domain/sheet-address.ts'
import { noStorePages, secretPages } from './lib/next/cache-control.ts'
import { getProcessEnvironment } from './lib/server/environment/environment.ts'
import { misconfiguredExitCode } from './lib/server/environment/environment-error.ts'
import { functionHostSentence } from './lib/server/environment/unfit-host.ts'

const imageHosts = getProcessEnvironment().imageHosts.map((host) => new URL(`https://${host}`))

const config: NextConfig = {
  // The same on all machines that build the same release: a page of another one is left by a load of the whole page.
  async generateBuildId() {
    const { sourceDigest } = await import('./scripts/tools/source-digest.mjs')
    return sourceDigest().slice(0, 20)
  },
  cacheComponents: true,
  partialPrefetching: true,
  experimental: {
    // Seconds for which an open tab goes by what its router has; what shows goods says the same (lib/next/show-part.ts).
    staleTimes: { static: 60 },
    // `npm run dev` would report every page: ours are cached whole and have no shell that is there at once.
    instantInsights: { validationLevel: 'manual-warning' },
    // Takes what is not imported out of modules of the older kind too: 550 bytes of gzip on every page.
    turbopackCjsTreeShaking: true,
  },
  cacheHandler: path.resolve('lib/next/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  // The type check is a gate of its own; a build on a host does not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Matches no client. Next renders a page anew for link previews and some crawlers, to have the metadata in the head: that
  // answer is 200 for a page that does not exist, and has no policy of ours. Our cached pages have it in the head.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // Its badge lies on 'Adicionar ao Carrinho' of a phone; errors are shown without it.
  devIndicators: false,
  // Next's own code asks for `process` in the browser; what it reads of it is written in by the build.
  turbopack: {
    // Scripts that run before React stand in the document as text.
    rules: {
      '*.ts': {
        condition: { query: '?script' },
        loaders: [path.resolve('lib/next/bundle-script.ts')],
        as: '*.js',
      },
    },
    resolveAlias: { 'next/dist/compiled/process': { browser: './lib/next/process-in-browser.ts' } },
  },
  compiler: {
    async runAfterProductionCompile({ projectDir, distDir }) {
      const { writeCompileHints } = await import('./lib/next/compile-hints.ts')
      writeCompileHints(distDir)
      const { buildServiceWorker } = await import('./lib/next/build-service-worker.ts')
      await buildServiceWorker({ projectDir, distDir })
      const { buildDesk } = await import('./lib/next/build-desk.ts')
      await buildDesk({ projectDir, distDir })
      const { buildListAnswer } = await import('./lib/next/build-list-answer.ts')
      await buildListAnswer({ projectDir, distDir })
    },
  },
  reactStrictMode: true,
  images: {
    formats: ['image/webp'],
    deviceSizes: [...largeImageWidths],
    imageSizes: [...smallImageWidths],
    qualities: [imageQuality],
    localPatterns: ['/pictures/**', '/fotos/*'].map((pathname) => ({ pathname, search: '' })),
    remotePatterns: imageHosts.map(({ hostname, port }) => ({
      protocol: isLoopback(hostname) ? ('http' as const) : ('https' as const),
      ...{ hostname, port, search: '' },
    })),
    dangerouslyAllowLocalIP: imageHosts.some(({ hostname }) => isLoopback(hostname)),
    maximumRedirects: 0,
    maximumResponseBody: 8_000_000,
    // Kept by our cache handler, bounded and under DATA_DIR; not by Next's own, in the folder of the build.
    customCacheHandler: true,
    maximumDiskCacheSize: 0,
    minimumCacheTTL: 86_400,
  },
  // How long an answer may be kept; what depends on where the shop runs comes from our server (lib/server/serve.ts).
  headers: async () => [
    ...noStorePages.map((source) => ({ source, headers: [{ key: 'Cache-Control', value: 'no-store' }] })),
    ...['/icons/:path*', '/share-card.jpg', '/favicon.ico'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    })),
    ...secretPages.map((source) => ({
      source,
      headers: [
        { key: 'Cache-Control', value: 'private, no-store' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
      ],
    })),
    {
      source: '/api/:path*',
      // Stands above what a route says itself, and some of them set the cookies of a session.
      headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
    },
    {
      // A stream: compressed, it would wait for more to come.
      source: '/api/desk/changes',
      headers: [
        { key: 'Cache-Control', value: 'private, no-store, no-transform' },
        { key: 'X-Accel-Buffering', value: 'no' },
      ],
    },
  ],
  rewrites: async () => ({
    // The search form without JavaScript: the query becomes the path of a cached page.
    beforeFiles: [
      { source: '/store', has: [{ type: 'query', key: 'q' }], destination: '/api/search-redirect' },
    ],
    // One kept page for all orders by message: no token is a key or a file of the page cache.
    afterFiles: [{ source: '/pedido/:token([0-9a-f]{32})', destination: '/pedido' }],
    fallback: [],
  }),
}

export default function configFor(phase: string): NextConfig {
  const unfit = phase === PHASE_PRODUCTION_BUILD ? functionHostSentence(process.env) : null
  if (unfit) {
    process.stderr.write(`${unfit}\n`)
    process.exit(misconfiguredExitCode)
  }
  return config
}
