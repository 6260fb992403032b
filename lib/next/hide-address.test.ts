import { expect, it } from 'vitest'
import { shortenTarget } from './hide-address.ts'

const token = '0123456789abcdef'.repeat(2)

it.each([
  ['/success?volta=secret', '/success'],
  ['/auth/confirm?token_hash=secret&type=email', '/auth/confirm'],
  [`/pedido/${token}?utm_source=x`, '/pedido'],
  [`/pedido/${token}?_rsc=1ab`, '/pedido?_rsc=1ab'],
  ['/store?utm=x&_rsc=1ab', '/store?_rsc=1ab'],
  ['/store?utm=x&_rsc&y=1', '/store?_rsc'],
  ['/pedido/abc', '/pedido/abc'],
  ['/busca/p%C3%A3o?my_rsc=x', '/busca/p%C3%A3o'],
])('S16 S35 %s is rendered as %s', (target, page) => {
  expect(shortenTarget(target)).toBe(page)
})

it.each([
  '/store?q=banana',
  '/store?x=1&q=',
  '/api/search?q=banana',
  '/_next/image?url=%2Fa.webp&w=64&q=75',
  '/auth/callback?code=abc',
])('%s reaches what reads its query', (target) => {
  expect(shortenTarget(target)).toBe(target)
})
