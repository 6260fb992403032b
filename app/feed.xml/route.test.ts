import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { elementsAt, parseXml } from '@/lib/discovery/testing/read-xml'
import { runOnEmbeddedStore } from '@/lib/testing/run-on-embedded-store'
import { GET as metaFeed } from '../feed-meta.xml/route'
import { GET as manifest } from '../manifest.webmanifest/route'
import { GET as robots } from '../robots.txt/route'
import { GET as sitemapPart } from '../sitemap/[part]/route'
import { GET as sitemap } from '../sitemap.xml/route'
import { GET as feed } from './route'

runOnEmbeddedStore({ SITE_URL: 'https://loja.example', STORE_NAME: 'Quitanda' })

const documents: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {
  '/feed.xml': feed,
  '/feed-meta.xml': metaFeed,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/manifest.webmanifest': manifest,
}

// The host a visitor names must show nowhere.
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://attacker.example${path}`, { headers: { host: 'attacker.example', ...headers } })

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = ask(path, headers)
  const document = documents[path]
  if (document) return document(request)
  return sitemapPart(request, { params: Promise.resolve({ part: path.replace('/sitemap/', '') }) })
}

describe('documents for crawlers', () => {
  it.each([
    ['/feed.xml', 'rss'],
    ['/feed-meta.xml', 'rss'],
    ['/sitemap.xml', 'sitemapindex'],
    ['/sitemap/products-0.xml', 'urlset'],
    ['/sitemap/pages-0.xml', 'urlset'],
  ])('%s is XML that may be kept for a while, and stands on SITE_URL', async (path, root) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=300',
    ])
    const text = await answer.text()
    expect(elementsAt(parseXml(text), root)).toHaveLength(1)
    expect(text).toContain('https://loja.example/')
    expect(text).not.toContain('attacker')
    const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each(['products-9.xml', 'products-0', 'x.xml', '..%2Ffeed.xml', 'products-0.xml.part'])(
    'S9 /sitemap/%s is not there, and no cache keeps that',
    async (part) => {
      const answer = await get(`/sitemap/${part}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  it('/robots.txt shuts the API, names the sitemap, and lets crawlers see what asks not to be indexed', async () => {
    const answer = await get('/robots.txt')
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toContain('Disallow: /api/\n')
    expect(text).toContain('Sitemap: https://loja.example/sitemap.xml\n')
    expect(text).not.toMatch(/Disallow: \/(busca|lista|share|product)/)
  })

  it('/manifest.webmanifest names the shop, its colours, and icons that exist in both forms', async () => {
    const answer = await get('/manifest.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const written = await answer.json()
    expect(written).toMatchObject({ name: 'Quitanda', theme_color: '#114a33', lang: 'pt-BR', start_url: '/' })
    for (const { src, sizes } of written.icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
    expect(written.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })
})
