import { describe, expect, it } from 'vitest'
import { newToken, readTokens, setCookie, tokenHashOf } from './session-cookies.ts'

const good = 'A'.repeat(43)
const other = 'B'.repeat(43)
const read = (cookie: string) => readTokens(new Headers({ cookie }), 'session')

describe('the cookies of the desk', () => {
  it('S39 hold 32 random bytes, of which the hash alone is kept', () => {
    const [one, other] = [newToken(), newToken()]
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(tokenHashOf(one)).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['nothing', '', []],
    ['one that is too short', 'desk=abc', []],
    ['one that is far too long', `desk=${'A'.repeat(8000)}`, []],
    ['quotes and spaces', `desk="${good}"`, []],
    ['another name', `other-desk=${good}`, []],
    ['its own, before and behind others', `a=b; desk=${good}; desk-device=c`, [good]],
    ['one of ours behind one that a neighbour has put there', `desk=x; desk=${good}`, [good]],
    ['ours behind one that looks the same', `desk=${other}; desk=${good}; desk=${other}`, [other, good]],
  ])('S38 are read from %s', (_title, cookie, expected) => {
    expect(read(cookie)).toEqual(expected)
  })

  it('S38 are looked at four times at most', () => {
    const many = Array.from({ length: 9 }, () => `desk=${newToken()}`)
    expect(read(many.join('; '))).toHaveLength(4)
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
