import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  FLIGHT_HEADERS,
  NEXT_DID_POSTPONE_HEADER,
  NEXT_IS_PRERENDER_HEADER,
  NEXT_URL,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers.js'
import {
  NEXT_CACHE_IMPLICIT_TAG_ID,
  NEXT_CACHE_TAG_MAX_LENGTH,
  NEXT_CACHE_TAGS_HEADER,
} from 'next/dist/lib/constants.js'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils/index.js'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js'
import { CacheHandler } from 'next/dist/server/lib/incremental-cache/index.js'
import { getResponseCacheOwner, getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js'
import { describe, expect, it } from 'vitest'
import { dropUnknownHeaders } from '../server/traffic/request-headers.ts'
import PageCacheHandler from './cache-handler.ts'
import { nativeTsLoader } from './native-ts-loader.ts'
import { draftCookie, postponedHeader, prerenderHeader, routerHeaders } from './page-answers.ts'
import { parsePageKey } from './page-key.ts'
import { cacheTagsHeader } from './page-store.ts'
import { maximumTag, stampOf } from './shown-parts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
const version: string = createRequire(import.meta.url)('next/package.json').version

type Kind = Parameters<typeof getResponseCacheOwner>[0]['kind']

describe('what we rely on in the insides of Next', () => {
  it('is of one version, which nothing but an edit of package.json changes', () => {
    expect(readJson('package.json').dependencies.next).toBe(version)
    const lock = readJson('package-lock.json')
    expect(lock.packages[''].dependencies.next).toBe(version)
    expect(lock.packages['node_modules/next'].version).toBe(version)
  })

  it('what a build would fetch from the network is there in a production install', () => {
    const file = path.join(root, 'node_modules/next/dist/lib/verify-typescript-setup.js')
    const needed = [...fs.readFileSync(file, 'utf8').matchAll(/\bpkg: '([^']+)'/g)].map(([, name]) => name)
    expect(new Set(needed)).toEqual(new Set(['typescript', '@types/react', '@types/node']))
    expect(readJson('package.json').dependencies).toMatchObject(
      Object.fromEntries(needed.map((name) => [name, expect.any(String)])),
    )
  })

  it.each([
    ['/store/page', 'APP_PAGE', '/', '/'],
    ['/store/page', 'APP_PAGE', '/store/pagina/2', '/store/pagina/2'],
    ['/busca/[query]/page', 'APP_PAGE', '/busca/p%C3%A3o', '/busca/p%C3%A3o'],
    ['/feed.xml/route', 'APP_ROUTE', '/feed.xml', '/feed.xml'],
  ] as const)('the cache key of %s, a %s at %s, is read as such', (page, kind, pathname, expected) => {
    const owner = getResponseCacheOwner({ kind: kind as Kind, page, pathname })
    expect(parsePageKey(getRouteCacheKey(pathname, owner))).toEqual({ kind, pathname: expected })
  })

  it('the tags of a page come in this header, none of Next’s own is taken for ours, and ours are not too long', () => {
    expect(NEXT_CACHE_TAGS_HEADER).toBe(cacheTagsHeader)
    expect(stampOf([`${NEXT_CACHE_IMPLICIT_TAG_ID}/product/uva`])).toEqual([])
    expect(maximumTag).toBe(NEXT_CACHE_TAG_MAX_LENGTH)
  })

  it('a cache handler has these methods, and ours has all of them', () => {
    const methods = (handler: { readonly prototype: object }) =>
      Object.getOwnPropertyNames(handler.prototype).toSorted()
    expect(methods(CacheHandler)).toEqual(['constructor', 'get', 'resetRequestCache', 'revalidateTag', 'set'])
    expect(methods(PageCacheHandler)).toEqual(methods(CacheHandler))
  })

  it('the key of an optimised picture depends on address, width, quality and media type', () => {
    const picture = { href: '/pictures/banana.webp', width: 640, quality: 75, mimeType: 'image/webp' }
    const key = (change: Partial<typeof picture> = {}) =>
      ImageOptimizerCache.getCacheKey({ ...picture, ...change })
    const others = [
      key({ href: '/pictures/pera.webp' }),
      key({ width: 750 }),
      key({ quality: 50 }),
      key({ mimeType: '' }),
    ]
    expect(key()).toBe(key())
    expect(new Set([key(), ...others]).size).toBe(5)
  })

  // One more is development's alone.
  const asked = [...FLIGHT_HEADERS, NEXT_URL].filter((name) => name !== 'next-hmr-refresh')

  it('every header by which the router in the browser asks for a part of a page comes through, and is read', () => {
    expect([RSC_HEADER, ...routerHeaders].toSorted()).toEqual(asked.toSorted())
    const headers = Object.fromEntries(asked.map((name) => [name, '1']))
    dropUnknownHeaders(headers)
    expect(Object.keys(headers)).toEqual(asked)
  })

  it('a kept page is marked as Next marks it, and a draft is known by this cookie', () => {
    expect([postponedHeader, prerenderHeader]).toEqual([NEXT_DID_POSTPONE_HEADER, NEXT_IS_PRERENDER_HEADER])
    expect(draftCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS)
  })

  it('the variable that has Node read next.config.ts is one that Next looks at', () => {
    const file = createRequire(import.meta.url).resolve('next/dist/build/next-config-ts/transpile-config.js')
    const [name] = Object.keys(nativeTsLoader)
    expect(fs.readFileSync(file, 'utf8')).toContain(`process.env.${name} === 'true'`)
  })
})
