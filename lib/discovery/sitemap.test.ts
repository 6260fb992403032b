import { describe, expect, it } from 'vitest'
import { type CatalogSnapshot, indexCatalog } from '../catalog/snapshot.ts'
import { collectionIdSchema } from '../domain/identifiers.ts'
import { handleOf, productIdOf, productOf } from '../testing/sample-values.ts'
import { addressesPerPart, sitemapIndex, sitemapPart, sitemapParts } from './sitemap.ts'
import { elementsAt, parseXml, textOf } from './testing/read-xml.ts'

const siteUrl = 'https://loja.example'
const collectionId = collectionIdSchema.parse(`pcol_${'0'.repeat(26)}`)

function catalogOf(products: CatalogSnapshot['products']) {
  const collections = [{ id: collectionId, title: 'Laticínios & Frios', picture: null }]
  return indexCatalog({ products, collections, language: null, readAt: '2026-01-01T00:00:00Z' })
}

const many = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    productOf({ id: productIdOf(number), handle: handleOf(`produto-${number}`) }),
  )

async function entriesOf(catalog: ReturnType<typeof catalogOf>, name: string) {
  const part = sitemapPart(catalog, name, siteUrl)
  return part && elementsAt(parseXml(await textOf(part)), 'urlset', 'url')
}

describe('the sitemap', () => {
  it('is an index of parts that all exist', async () => {
    const catalog = catalogOf([productOf({ collectionIds: [collectionId] })])
    const index = elementsAt(
      parseXml(await textOf(sitemapIndex(catalog, siteUrl))),
      'sitemapindex',
      'sitemap',
    )
    expect(index.map(({ loc }) => loc)).toEqual([
      'https://loja.example/sitemap/pages-0.xml',
      'https://loja.example/sitemap/categories-0.xml',
      'https://loja.example/sitemap/products-0.xml',
    ])
    for (const name of sitemapParts(catalog)) expect(await entriesOf(catalog, name), name).not.toHaveLength(0)
  })

  it('puts 12,000 products into three parts, each of them once', async () => {
    const catalog = catalogOf(many(12_000))
    const names = sitemapParts(catalog).filter((name) => name.startsWith('products'))
    expect(names).toEqual(['products-0', 'products-1', 'products-2'])
    const parts = await Promise.all(names.map((name) => entriesOf(catalog, name)))
    expect(parts.map((part) => part?.length)).toEqual([addressesPerPart, addressesPerPart, 2000])
    expect(new Set(parts.flatMap((part) => part?.map(({ loc }) => loc) ?? [])).size).toBe(12_000)
  })

  it('dates a product as the store does, and not at all where the store says nothing or nonsense', async () => {
    const dates = ['2026-03-01T12:00:00-03:00', null, 'ontem']
    const catalog = catalogOf(
      dates.map((updatedAt, number) =>
        productOf({ id: productIdOf(number), handle: handleOf(`p${number}`), updatedAt }),
      ),
    )
    expect((await entriesOf(catalog, 'products-0'))?.map(({ lastmod }) => lastmod)).toEqual([
      '2026-03-01T15:00:00.000Z',
      undefined,
      undefined,
    ])
  })

  it('names each product by its one canonical address', async () => {
    const twin = productOf({ id: productIdOf(2), handle: handleOf('pão-') })
    const catalog = catalogOf([productOf({ handle: handleOf('pão-') }), twin])
    expect((await entriesOf(catalog, 'products-0'))?.map(({ loc }) => loc)).toEqual([
      'https://loja.example/product/p%C3%A3o-',
      `https://loja.example/product/${twin.id}`,
    ])
  })

  it('knows categories and pages, and neither search nor what belongs to one shopper', async () => {
    const catalog = catalogOf([productOf({ collectionIds: [collectionId] })])
    const locations = [
      ...((await entriesOf(catalog, 'pages-0')) ?? []),
      ...((await entriesOf(catalog, 'categories-0')) ?? []),
    ].map(({ loc }) => String(loc))
    expect(locations).toContain('https://loja.example/')
    expect(locations).toContain('https://loja.example/trocas-e-devolucoes')
    expect(locations).toContain('https://loja.example/categoria/laticinios-frios')
    expect(locations).toContain('https://loja.example/categorias')
    expect(locations).toContain('https://loja.example/lista')
    expect(locations.join()).not.toMatch(/busca|lista\/|success|profile|api/)
  })

  it.each(['products-1', 'products-x', 'nada-0', '../x', '__proto__'])('has no part %s', (name) => {
    expect(sitemapPart(catalogOf([productOf()]), name, siteUrl)).toBeNull()
  })
})
