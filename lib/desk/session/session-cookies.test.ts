import { describe, expect, it } from 'vitest'
import { newToken, readToken, setCookie, tokenHashOf } from './session-cookies.ts'

const good = 'A'.repeat(43)
const read = (cookie: string) => readToken(new Headers({ cookie }), 'session')

describe('the cookies of the desk', () => {
  it('S39 hold 32 random bytes, of which the hash alone is kept', () => {
    const [one, other] = [newToken(), newToken()]
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(tokenHashOf(one)).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['nothing', '', null],
    ['one that is too short', 'desk=abc', null],
    ['one that is far too long', `desk=${'A'.repeat(8000)}`, null],
    ['quotes and spaces', `desk="${good}"`, null],
    ['another name', `other-desk=${good}`, null],
    ['its own, before and behind others', `a=b; desk=${good}; desk-device=c`, good],
    ['one of ours behind one that a neighbour has put there', `desk=x; desk=${good}`, good],
  ])('S38 are read from %s', (_title, cookie, expected) => {
    expect(read(cookie)).toBe(expected)
  })

  it.each([
    ['https://mercado.example', true],
    ['http://localhost:3000', false],
  ])(
    'S39 are for calls of the desk alone, never for scripts or other sites; at %s secure: %s',
    (origin, isSecure) => {
      const response = new Response()
      setCookie(response, { name: 'session', token: good, maxAgeSeconds: 60 }, origin)
      const secure = isSecure ? '; Secure' : ''
      expect(response.headers.getSetCookie()).toEqual([
        `desk=${good}; Path=/api/desk; Max-Age=60; SameSite=Strict; HttpOnly${secure}`,
      ])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    },
  )
})
