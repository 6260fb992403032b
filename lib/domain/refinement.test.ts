import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  labelKinds,
  parseRefinement,
  plainRefinement,
  priceBands,
  type Refinement,
  refinementPath,
  sortOrders,
} from './refinement.ts'

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

const anyRefinement: fc.Arbitrary<Refinement> = fc.record({
  onSale: fc.boolean(),
  inStock: fc.boolean(),
  kinds: fc.subarray([...labelKinds]),
  band: fc.constantFrom(null, ...priceBands.map(({ segment }) => segment)),
  sort: fc.constantFrom(null, ...sortOrders),
  page: fc.integer({ min: 1, max: 99_999 }),
})

describe('the address of a refined list', () => {
  it.each([
    [{}, ''],
    [{ page: 2 }, '/pagina/2'],
    [{ onSale: true }, '/em-oferta'],
    [{ sort: 'menor-preco', inStock: true }, '/em-estoque/menor-preco'],
    [{ kinds: ['sem-lactose', 'integral'], band: 'ate-10' }, '/sem-lactose/integral/ate-10'],
    [
      { onSale: true, inStock: true, band: 'de-10-a-25', sort: 'preco-por-kg', page: 3 },
      '/em-oferta/em-estoque/de-10-a-25/preco-por-kg/pagina/3',
    ],
  ] as const)('%o is %j', (part, path) => {
    expect(refinementPath({ ...plainRefinement, ...part })).toBe(path)
  })

  it('says everything, and nothing twice', () => {
    fc.assert(
      fc.property(anyRefinement, (refinement) => {
        expect(parseRefinement(segmentsOf(refinementPath(refinement)))).toEqual(refinement)
      }),
    )
  })

  it('is understood in any order, and then is another one than the canonical', () => {
    const refinement = parseRefinement(['menor-preco', 'em-oferta', 'pagina', '2'])
    expect(refinement).toMatchObject({ onSale: true, sort: 'menor-preco', page: 2 })
    expect(refinementPath(refinement ?? plainRefinement)).toBe('/em-oferta/menor-preco/pagina/2')
  })

  it.each([
    ['barato'],
    ['em-oferta/em-oferta'],
    ['ate-10/acima-de-50'],
    ['nome/menor-preco'],
    ['pagina/0'],
    ['pagina/x'],
    ['pagina/2/em-oferta'],
    ['pagina'],
    ['pagina/123456'],
    ['EM-OFERTA'],
  ])('%s is no address', (path) => {
    expect(parseRefinement(segmentsOf(path))).toBeNull()
  })
})
