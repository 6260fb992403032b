import { describe, expect, it } from 'vitest'
import { openCookieJar } from './cookie-jar.ts'

describe('the cookies of one request', () => {
  it('S13 are for the server alone, stay with this site, and need https where the shop has it', () => {
    const jar = openCookieJar(null, { isSecure: true })
    jar.set('__Host-x', 'abc', { maxAge: 60 })
    jar.set('sign', '1', { maxAge: 60, httpOnly: false })
    expect(jar.changes()).toEqual([
      '__Host-x=abc; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
      'sign=1; Path=/; Max-Age=60; SameSite=Lax; Secure',
    ])
  })

  it('are what the browser sends, with what the answer changes', () => {
    const jar = openCookieJar('a=1; b=2;c=x=y; =z; d', { isSecure: false })
    jar.set('a', '', { maxAge: 0 })
    jar.set('b', '3', {})
    expect(jar.header()).toBe('b=3; c=x=y')
    expect(jar.all()).toEqual([
      { name: 'b', value: '3' },
      { name: 'c', value: 'x=y' },
    ])
    expect(jar.changes()).toEqual([
      'a=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'b=3; Path=/; SameSite=Lax; HttpOnly',
    ])
  })

  it('are none of ours under a name that we could not write', () => {
    const jar = openCookieJar('a=1; a"x=2; ção=3', { isSecure: false })
    expect(jar.all()).toEqual([{ name: 'a', value: '1' }])
  })

  it.each(['a; Domain=evil.example', 'a\r\nSet-Cookie: x=1', 'ã', 'a b', '"a"'])(
    'hold no value that would become something else: %j',
    (value) => {
      const jar = openCookieJar(null, { isSecure: false })
      expect(() => jar.set('a', value, {})).toThrow('cannot be written')
      expect(() => jar.set(value, 'a', {})).toThrow('cannot be written')
    },
  )
})
