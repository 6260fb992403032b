import { describe, expect, it } from 'vitest'
import { readSampleCatalog } from '../catalog/testing/sample-catalog.ts'
import { nearWords, searchCatalog, suggest } from './search-catalog.ts'
import { buildSearchIndex } from './search-index.ts'
import { fruitlessQueries, searchPairs } from './testing/search-pairs.ts'

const catalog = await readSampleCatalog()
const { products, collections } = catalog.snapshot
const source = { catalog, index: await buildSearchIndex(products, collections) }

const search = (query: string) => searchCatalog(source, query)
const handles = (query: string) => search(query).products.map(({ handle }) => handle as string)

describe('the search of the sample catalogue', () => {
  it.each(searchPairs)('%s: %s stands %s', (query, place, handle) => {
    const found = handles(query)
    if (place === 'first') expect(found[0]).toBe(handle)
    else expect(found.slice(0, 3)).toContain(handle)
  })

  it.each(fruitlessQueries)('%j finds nothing', (query) => {
    expect(handles(query)).toEqual([])
  })

  it('says how a misspelt query is meant, in the merchant’s spelling, and nothing of a right one', () => {
    expect(search('pão de qeijo').correction).toBe('pão de queijo')
    expect(search('abacachi').correction).toBe('abacaxi')
    expect(search('pães').correction).toBeNull()
    expect(search('macaxeira').correction).toBeNull()
    expect(search('macaxera').correction).toBe('macaxeira')
    expect(search('pãozinho').correction).toBe('pão')
  })

  it('takes a gender and half a word for no slip', () => {
    for (const query of ['organico', 'sal grosso', 'mexeri', 'macax']) {
      expect([query, search(query).correction]).toEqual([query, null])
    }
  })

  it('makes no other thing of a word that is right and not in the store', () => {
    expect(search('cerveja')).toEqual({ products: [], match: 'every', correction: null })
    expect(handles('coca cola')).toEqual([])
  })

  it('shows what has some of the words when nothing has all of them, most telling first', () => {
    expect(search('arroz tio joão').match).toBe('some')
    expect(handles('arroz tio joão')[0]).toBe('arroz-branco')
    expect(handles('queijo mussarela')[0]).toBe('mucarela-fatiada')
    expect(search('dúzia de ovos').match).toBe('some')
  })

  it('puts what is sold out behind what can be bought, where both are named like that', () => {
    const rosquinhas = handles('rosquinha')
    expect(rosquinhas.indexOf('rosquinha-de-coco')).toBeLessThan(rosquinhas.indexOf('rosca-de-chocolate'))
  })

  it('leaves out what is gone since the index was built', () => {
    const { catalog, index } = source
    const productsByReference = new Map(catalog.productsByReference)
    const id = productsByReference.get('pinhao')?.id ?? ''
    productsByReference.delete(id)
    expect(searchCatalog({ index, catalog: { ...catalog, productsByReference } }, 'pinhão').products).toEqual(
      [],
    )
  })

  it('knows words that lie near one that finds nothing', () => {
    expect(nearWords(source.index, 'alfasi', 3)[0]).toBe('alface')
    expect(nearWords(source.index, 'xyzxyz', 3)).toEqual([])
    // It is well spelt: a description says it.
    expect(nearWords(source.index, 'vinho', 3)).toEqual([])
  })

  it('never names a word near by that finds nothing itself', () => {
    const near = ['sanduixa', 'mexerisa', 'dentex', 'pinhau'].flatMap((query) =>
      nearWords(source.index, query, 9),
    )
    expect(near.length).toBeGreaterThan(0)
    for (const word of near) expect([word, handles(word).length > 0]).toEqual([word, true])
  })
})

describe('suggestions', () => {
  it('name the category that is typed first, then those where the products are at home', () => {
    expect(suggest(source, 'frut').categories[0]?.slug).toBe('frutas')
    expect(suggest(source, 'banana').categories.map(({ slug }) => slug)).toContain('frutas')
  })

  it('carry the corrected spelling', () => {
    expect(suggest(source, 'laranga')).toMatchObject({ correction: 'laranja' })
  })
})
