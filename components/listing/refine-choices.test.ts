import { describe, expect, it } from 'vitest'
import { plainRefinement } from '@/lib/domain/refinement'
import { parseListAddress } from './refine-choices'

describe('the address of a list', () => {
  it('says which list it is, and how it is narrowed down', () => {
    expect(parseListAddress('/store')).toEqual({ base: '/store', refinement: plainRefinement })
    expect(parseListAddress('/categoria/caf%C3%A9/em-oferta/ate-10/nome/pagina/2')).toEqual({
      base: '/categoria/caf%C3%A9',
      refinement: { onSale: true, inStock: false, kinds: [], band: 'ate-10', sort: 'name', page: 2 },
    })
    expect(parseListAddress('/busca/p%C3%A3o/em-oferta')).toEqual({
      base: '/busca/p%C3%A3o',
      refinement: { ...plainRefinement, onSale: true },
    })
  })

  it.each(['/', '/stores', '/categoria', '/busca', '/store/barato', '/product/banana'])(
    '%s is none',
    (pathname) => expect(parseListAddress(pathname)).toBeNull(),
  )
})
