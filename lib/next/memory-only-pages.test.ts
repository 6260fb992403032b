import { describe, expect, it } from 'vitest'
import { createMemoryOnlyPages, isMemoryOnly } from './memory-only-pages.ts'

const keyOf = (pathname: string) =>
  `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname === '/' ? '/index' : pathname}`
const pageOf = (value: string) => ({ value })

describe('pages with endless many addresses', () => {
  it.each([
    '/busca/banana',
    '/lista/abc.2',
    '/busca/banana/pagina/2',
    '/store/em-oferta',
    '/store/em-oferta/pagina/2',
    '/store/pagina/2/x',
    '/categoria/frutas/menor-preco',
  ])('%s is one', (pathname) => {
    expect(isMemoryOnly(keyOf(pathname))).toBe(true)
  })

  it.each([
    '/',
    '/store',
    '/store/pagina/2',
    '/categoria/frutas',
    '/categoria/frutas/pagina/12',
    '/product/busca',
  ])('%s is none', (pathname) => {
    expect(isMemoryOnly(keyOf(pathname))).toBe(false)
  })

  it('are also those whose key says nothing known', () => {
    expect(isMemoryOnly('/store')).toBe(true)
  })

  it('are given back while there is room, the least recently used one going first', () => {
    const pages = createMemoryOnlyPages<{ value: string }>(2500)
    const page = pageOf('x'.repeat(1000))
    pages.save('a', page)
    pages.save('b', page)
    expect(pages.find('a')).toBe(page)
    pages.save('c', page)
    expect([pages.find('a'), pages.find('b'), pages.find('c')]).toEqual([page, null, page])
  })

  it('are counted once when saved again, and not kept when larger than all the room', () => {
    const pages = createMemoryOnlyPages<{ value: string }>(2500)
    for (let time = 0; time < 5; time += 1) pages.save('a', pageOf('x'.repeat(1000)))
    pages.save('b', pageOf('x'.repeat(1000)))
    pages.save('c', pageOf('x'.repeat(5000)))
    expect([pages.find('a') === null, pages.find('b') === null, pages.find('c')]).toEqual([
      false,
      false,
      null,
    ])
  })
})
