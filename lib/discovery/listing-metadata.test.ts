import { describe, expect, it } from 'vitest'
import { plainRefinement, type Refinement } from '../domain/refinement.ts'
import { listingMetadata } from './listing-metadata.ts'

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
    for (const change of [{ onSale: true }, { sort: 'price', page: 2 }] as const) {
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

  it('names nothing where the merchant named nothing', () => {
    expect(metadataOf().description).toBe('Frutas: 29 produtos na loja Mercado Local.')
  })

  it('is cut at a word within 160 characters, and ends with no comma', () => {
    for (const length of [3, 4, 5, 6, 7]) {
      const names = Array.from({ length: 24 }, () => 'n'.repeat(length))
      const description = String(metadataOf({}, { names }).description)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(description.length).toBeGreaterThan(145)
      expect(description).toMatch(/, n+$/)
    }
  })
})
