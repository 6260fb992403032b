import { describe, expect, it } from 'vitest'
import { priceBands } from '../domain/refinement.ts'
import { priceBandText } from './listing.ts'

const textsIn = (currency: string | null) => priceBands.map(({ segment }) => priceBandText(segment, currency))

describe('the words of price bands', () => {
  it('have the currency of the prices', () => {
    expect(textsIn('brl')).toEqual(['Até R$ 10', 'De R$ 10 a R$ 25', 'De R$ 25 a R$ 50', 'R$ 50 ou mais'])
    expect(textsIn('uyu')[1]).toBe('De UYU 10 a UYU 25')
  })

  it('have none where the prices are in several', () => {
    expect(textsIn(null)).toEqual(['Até 10', 'De 10 a 25', 'De 25 a 50', '50 ou mais'])
  })
})
