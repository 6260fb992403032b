import { describe, expect, it } from 'vitest'
import { isMemoryOnly } from './memory-only-pages.ts'

const keyOf = (pathname: string) =>
  `/route-cache/APP_PAGE/${'0'.repeat(64)}/$${pathname === '/' ? '/index' : pathname}`

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
})
