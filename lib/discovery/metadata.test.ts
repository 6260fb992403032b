import { describe, expect, it } from 'vitest'
import { shareCardSubject } from '../catalog/find-share-card.ts'
import { sanitizeProduct } from '../catalog/sanitize-merchant-html.ts'
import { specifiedZone } from '../domain/delivery.ts'
import type { Product } from '../domain/product.ts'
import { plainRefinement, type Refinement } from '../domain/refinement.ts'
import { handleOf, plainPrice, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import {
  listingMetadata,
  metaDescription,
  pageMetadata,
  productMetadata,
  productTags,
  siteMetadata,
} from './metadata.ts'

const deliveryZones = [specifiedZone('Itajaí')]

describe('metaDescription', () => {
  it('leaves 160 characters as they are', () => {
    const text = `${'a '.repeat(79)}bc`
    expect(text).toHaveLength(160)
    expect(metaDescription(text)).toBe(text)
    expect(metaDescription('')).toBe('')
  })

  it('cuts a longer text at a word, within 160 characters', () => {
    const text = `${'palavra '.repeat(40)}fim`
    const cut = metaDescription(text)
    expect(cut.length).toBeLessThanOrEqual(160)
    expect(cut).toMatch(/^(palavra )+palavra$/)
    expect(text.startsWith(`${cut} `)).toBe(true)
  })
})

describe('the metadata of a page', () => {
  it('has one canonical address, and the same for sharing', () => {
    const metadata = pageMetadata({ path: '/store', title: 'Nossa Loja', description: 'Tudo.' })
    expect(metadata).toMatchObject({
      title: 'Nossa Loja',
      description: 'Tudo.',
      alternates: { canonical: '/store' },
      openGraph: {
        title: 'Nossa Loja',
        description: 'Tudo.',
        url: '/store',
        type: 'website',
        locale: 'pt_BR',
      },
      twitter: { card: 'summary_large_image', title: 'Nossa Loja', description: 'Tudo.' },
    })
    expect(metadata).not.toHaveProperty('robots')
  })

  it('shows the card of the shop with its size and words, unless the page has its own', () => {
    const picture = { width: 1200, height: 630, type: 'image/jpeg' }
    expect(pageMetadata({ path: '/' }).openGraph?.images).toEqual([
      { url: '/share-card.jpg', alt: 'O mercado local, online', ...picture },
    ])
    const image = { path: '/share/x.jpg', alt: 'X' }
    expect(pageMetadata({ path: '/', image }).openGraph?.images).toEqual([
      { url: '/share/x.jpg', alt: 'X', ...picture },
    ])
  })

  it('stands on SITE_URL, and puts the name of the store behind every title', () => {
    const site = { siteUrl: 'https://loja.example', storeName: 'Quitanda', deliveryZones }
    const { metadataBase, title } = siteMetadata(site)
    expect(String(metadataBase)).toBe('https://loja.example/')
    expect(title).toMatchObject({ template: '%s | Quitanda' })
  })
})

describe('productMetadata', () => {
  const describe160 = (description: string | null, merchantTitle: string) =>
    productMetadata(
      sanitizeProduct(productOf({ handle: handleOf('pão'), title: 'Amostra', description }), {
        title: merchantTitle,
        pictures: [],
      }),
      { deliveryZones },
    )

  it('is the title, the beginning of the description and the handle of the product', () => {
    const metadata = describe160(`<p>Doce &amp; bom. ${'palavra '.repeat(40)}</p>`, 'Pão')
    expect(metadata).toMatchObject({ title: 'Pão', alternates: { canonical: '/product/p%C3%A3o' } })
    expect(metadata.description).toMatch(/^Doce & bom\. palavra/)
    expect(String(metadata.description).length).toBeLessThanOrEqual(160)
  })

  it('gives kind, visible price and availability to share previews', () => {
    const tags = (part: Partial<Product>) => {
      const product = productOf(part)
      return productTags(sanitizeProduct(product, product)).map(({ property, content }) => [
        property,
        content,
      ])
    }
    expect(tags({ variants: [variantOf({ price: { ...plainPrice, saleAmount: 390 } })] })).toEqual([
      ['og:type', 'product'],
      ['product:price:amount', '3.90'],
      ['product:price:currency', 'BRL'],
      ['product:availability', 'in stock'],
    ])
    // Of the price that stands beside it, though another variant is there.
    const soldOut = { managesInventory: true, stock: 0, price: { ...plainPrice, amount: 100 } }
    const variants = [variantOf(soldOut), variantOf({ id: variantIdOf(2) })]
    expect(tags({ variants }).slice(1)).toEqual([
      ['product:price:amount', '1.00'],
      ['product:price:currency', 'BRL'],
      ['product:availability', 'out of stock'],
    ])
    expect(tags({ purchasable: false }).at(-1)).toEqual(['product:availability', 'out of stock'])
    expect(tags({ variants: [] })).toEqual([['og:type', 'product']])
  })
})

describe('the version of a share card', () => {
  const versionOf = (part: Partial<Product>, storeName = 'Quitanda') =>
    shareCardSubject(productOf(part), { storeName }).version

  it('changes with everything that shows on the card, and with nothing else', () => {
    const plain = versionOf({})
    expect(plain).toMatch(/^[0-9a-f]{12}$/)
    expect(
      versionOf({ order: 7, updatedAt: '2026-01-01', description: 'x', subtitle: 'y', ribbon: 'z' }),
    ).toBe(plain)
    const others = [
      versionOf({ title: 'Uva' }),
      versionOf({ pictures: ['/pictures/uva.webp'] }),
      versionOf({ variants: [variantOf({ price: { ...plainPrice, amount: 501 } })] }),
      versionOf({ variants: [variantOf({ price: { ...plainPrice, saleAmount: 300 } })] }),
      versionOf({}, 'Feira'),
    ]
    expect(new Set([plain, ...others]).size).toBe(6)
  })
})

const base = '/categoria/frutas'
const frutas = { slug: 'frutas', title: 'Frutas' }
const site = { storeName: 'Mercado Local' }

type Part = { readonly category?: typeof frutas | null; readonly names?: readonly string[] }

function metadataOf(change: Partial<Refinement> = {}, { category = frutas, names = [] }: Part = {}) {
  const refinement = { ...plainRefinement, ...change }
  const listing = { category, page: refinement.page, productCount: 29, refinement }
  return listingMetadata({ listing, merchantTitles: names }, site)
}

describe('listingMetadata', () => {
  it('makes every page of a whole list its own canonical address', () => {
    expect(metadataOf()).toMatchObject({ title: 'Frutas', alternates: { canonical: base } })
    const second = metadataOf({ page: 2 })
    expect(second).toMatchObject({ title: 'Frutas, página 2', alternates: { canonical: `${base}/pagina/2` } })
    expect(second.robots).toBeUndefined()
  })

  it('keeps filtered and sorted lists out of the index and points to the list itself', () => {
    for (const change of [{ onSale: true }, { sort: 'menor-preco', page: 2 }] as const) {
      expect(metadataOf(change)).toMatchObject({
        alternates: { canonical: base },
        robots: { index: false, follow: true },
      })
    }
  })

  it('describes a list by its name, its size and its first products, in the head and in previews', () => {
    const names = ['Banana-prata', 'Morango']
    const description = 'Frutas: 29 produtos na loja Mercado Local. Banana-prata, Morango.'
    expect(metadataOf({}, { names })).toMatchObject({
      description,
      openGraph: { description },
      twitter: { description },
    })
    expect(metadataOf({}, { category: null, names: ['Uva'] }).description).toBe(
      'Nossa Loja: 29 produtos na loja Mercado Local. Uva.',
    )
  })

  it('says the page of a further one, and that a filter leaves products out', () => {
    expect(metadataOf({ page: 2 }, { names: ['Uva'] }).description).toBe(
      'Frutas, página 2: 29 produtos na loja Mercado Local. Uva.',
    )
    expect(metadataOf({ onSale: true }, { names: ['Uva'] }).description).toBe(
      'Frutas: 29 produtos com os filtros escolhidos na loja Mercado Local. Uva.',
    )
  })
})
