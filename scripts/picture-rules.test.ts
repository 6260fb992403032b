import { hasLocalMatch } from 'next/dist/shared/lib/match-local-pattern.js'
import { hasRemoteMatch } from 'next/dist/shared/lib/match-remote-pattern.js'
import { expect, it } from 'vitest'
import { maximumPictureBytes } from '../lib/next/cached-pictures.ts'

process.env['IMAGE_HOSTS'] = 'cdn.zyrosite.com,127.evil.example,localhost.evil.example'
const { default: configFor } = await import('../next.config.ts')
const { localPatterns, remotePatterns = [], ...images } = configFor('phase-production-server').images ?? {}

it.each([
  ['https://cdn.zyrosite.com/store/a.jpg', true],
  ['http://cdn.zyrosite.com/store/a.jpg', false],
  ['https://cdn.zyrosite.com/store/a.jpg?width=9', false],
  ['https://cdn.zyrosite.com:8443/a.jpg', false],
  ['https://cdn.zyrosite.com.evil.example/a.jpg', false],
  ['https://evil.example/cdn.zyrosite.com/a.jpg', false],
  ['https://x.cdn.zyrosite.com/a.jpg', false],
  ['http://127.evil.example/a.jpg', false],
  ['http://localhost.evil.example/a.jpg', false],
])('S12 the optimiser and %s: %s', (address, isTaken) => {
  expect(hasRemoteMatch([], [...remotePatterns], new URL(address))).toBe(isTaken)
})

it.each([
  ['/pictures/banana.webp', true],
  ['/pictures/banana.webp?v=1', false],
  ['/api/health/live', false],
  ['/icons/icon.svg', false],
])('S12 the optimiser and our own %s: %s', (path, isTaken) => {
  expect(hasLocalMatch(localPatterns, path)).toBe(isTaken)
})

it('S12 the optimiser takes no SVG, asks no address of the own network, follows no redirect, and is bounded in what it reads and keeps', () => {
  expect([images.dangerouslyAllowSVG ?? false, images.dangerouslyAllowLocalIP]).toEqual([false, false])
  expect(images.maximumRedirects).toBe(0)
  expect(images.maximumResponseBody).toBeLessThanOrEqual(10_000_000)
  // Next's own folder is not used; ours is bounded.
  expect([images.customCacheHandler, images.maximumDiskCacheSize]).toEqual([true, 0])
  expect(maximumPictureBytes).toBeLessThanOrEqual(500_000_000)
})
