import { describe, expect, it } from 'vitest'
import { sanitizeProduct } from '../catalog/sanitize-product.ts'
import { handleOf, productOf } from '../testing/sample-values.ts'
import { metaDescription, pageMetadata, siteMetadata } from './metadata.ts'
import { productMetadata } from './product-metadata.ts'

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

  it('keeps the last word when it ends exactly there', () => {
    const text = `${'a'.repeat(150)} ${'b'.repeat(9)} ccc`
    expect(metaDescription(text)).toBe(`${'a'.repeat(150)} ${'b'.repeat(9)}`)
  })

  it('cuts a single endless word at 160, and never through an emoji', () => {
    expect(metaDescription('x'.repeat(300))).toBe('x'.repeat(160))
    expect(metaDescription(`${'x'.repeat(159)}🥖🥖`).isWellFormed()).toBe(true)
  })
})

describe('the metadata of a page', () => {
  it('has one canonical address, and the same for sharing', () => {
    const metadata = pageMetadata({ path: '/store', title: 'Nossa Loja', description: 'Tudo.' })
    expect(metadata).toMatchObject({
      title: 'Nossa Loja',
      description: 'Tudo.',
      alternates: { canonical: '/store' },
      openGraph: { title: 'Nossa Loja', description: 'Tudo.', url: '/store' },
    })
    expect(metadata).not.toHaveProperty('robots')
  })

  it('keeps a page out of search engines where asked', () => {
    expect(pageMetadata({ path: '/busca/x', isIndexed: false }).robots).toEqual({
      index: false,
      follow: true,
    })
  })

  it('stands on SITE_URL, and puts the name of the store behind every title', () => {
    const { metadataBase, title } = siteMetadata({ siteUrl: 'https://loja.example', storeName: 'Quitanda' })
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
    )

  it('is the title, the beginning of the description and the handle of the product', () => {
    const metadata = describe160(`<p>Doce &amp; bom. ${'palavra '.repeat(40)}</p>`, 'Pão')
    expect(metadata).toMatchObject({ title: 'Pão', alternates: { canonical: '/product/p%C3%A3o' } })
    expect(metadata.description).toMatch(/^Doce & bom\. palavra/)
    expect(String(metadata.description).length).toBeLessThanOrEqual(160)
  })

  it('never repeats the sample title, and describes the shop where the merchant wrote nothing', () => {
    const { title, description } = describe160(null, '')
    expect(title).toBe('Produto')
    expect(description).toMatch(/^O mercado local online/)
  })
})
