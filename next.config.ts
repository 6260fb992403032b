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
  // Deterministic per release: a page of another release triggers a full load.
  async generateBuildId() {
    const { sourceDigest } = await import('./scripts/tools/source-digest.mjs')
    return sourceDigest().slice(0, 20)
  },
  cacheComponents: true,
  partialPrefetching: true,
  experimental: {
    // Seconds an open tab reuses router data; as in lib/next/show-part.ts.
    staleTimes: { static: 60 },
    // `npm run dev` would report every page: ours are cached whole.
    instantInsights: { validationLevel: 'manual-warning' },
    // Tree-shakes CommonJS too: 550 bytes of gzip on every page.
    turbopackCjsTreeShaking: true,
  },
  cacheHandler: path.resolve('lib/next/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  // Type checking is a separate gate.
  typescript: { ignoreBuildErrors: true },
  // Matches no client. For crawlers Next would render anew, answering 200 for missing pages, without our
  // policy.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // Its badge covers 'Adicionar ao Carrinho' on phones.
  devIndicators: false,
  // Next's browser code reads `process`, whose values the build inlines.
  turbopack: {
    // Scripts that run before React are inlined as text.
    rules: {
      '*.ts': {
        condition: { query: '?script' },
        loaders: [path.resolve('lib/next/bundle-script.ts')],
        as: '*.js',
      },
      'zod-in-browser.ts': {
        loaders: [{ loader: path.resolve('lib/next/bundle-script.ts'), options: { format: 'es' } }],
        as: '*.js',
      },
    },
    resolveAlias: {
      'next/dist/compiled/process': { browser: './lib/next/process-in-browser.ts' },
      'zod/mini': { browser: './lib/next/zod-in-browser.ts' },
    },
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
    // Our bounded cache under DATA_DIR, not Next's in the build folder.
    customCacheHandler: true,
    maximumDiskCacheSize: 0,
    minimumCacheTTL: 86_400,
  },
  // Cache policy; host-dependent headers come from our server (lib/server/serve.ts).
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
      // Overrides the routes, as some set session cookies.
      headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
    },
    {
      // Compression would delay the stream.
      source: '/api/desk/changes',
      headers: [
        { key: 'Cache-Control', value: 'private, no-store, no-transform' },
        { key: 'X-Accel-Buffering', value: 'no' },
      ],
    },
  ],
  rewrites: async () => ({
    // Search form without JavaScript: the query becomes a cached path.
    beforeFiles: [
      { source: '/store', has: [{ type: 'query', key: 'q' }], destination: '/api/form-redirect' },
    ],
    // Message orders share one page: no token enters the page cache.
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
