import { describe, expect, it } from 'vitest'
import { plainRefinement } from '../domain/refinement.ts'
import { listingMetadata } from './listing-metadata.ts'

const base = '/categoria/frutas'
const category = { slug: 'frutas', title: 'Frutas' }

describe('listingMetadata', () => {
  it('makes every page of a whole list its own canonical address', () => {
    expect(listingMetadata({ category, page: 1, refinement: plainRefinement })).toMatchObject({
      title: 'Frutas',
      alternates: { canonical: base },
    })
    const second = listingMetadata({ category, page: 2, refinement: { ...plainRefinement, page: 2 } })
    expect(second).toMatchObject({ title: 'Frutas, página 2', alternates: { canonical: `${base}/pagina/2` } })
    expect(second.robots).toBeUndefined()
  })

  it('keeps filtered and sorted lists out of the index and points to the list itself', () => {
    for (const change of [{ onSale: true }, { sort: 'price', page: 2 }] as const) {
      const refinement = { ...plainRefinement, ...change }
      expect(listingMetadata({ category, page: refinement.page, refinement })).toMatchObject({
        alternates: { canonical: base },
        robots: { index: false, follow: true },
      })
    }
  })
})
