import { describe, expect, it } from 'vitest'
import { shopOrigin } from './shop-origin.ts'

const siteUrl = 'http://localhost:3000'
const originAt = (host: string, followsLocalAddress = true) =>
  shopOrigin(new Headers({ host }), { siteUrl, followsLocalAddress })

describe('the origin of a shop that nothing was configured for', () => {
  it.each([
    ...['localhost:8080', 'localhost', '127.0.0.1:3000', '127.8.8.8:3000', '10.1.2.3:3000'],
    ...['172.16.0.1:3000', '172.31.255.254:3000', '192.168.0.17:3000', '192.168.0.17', '169.254.10.20:3000'],
    ...['[::1]:3000', '[fd12:3456::7]:3000', '[fe80::1]:3000'],
  ])('S6 S7 is the local address it was opened at, %s', (host) => {
    expect(originAt(host)).toBe(`http://${host}`)
  })

  it.each([
    // Public addresses, and those next to the private ranges.
    ...['203.0.113.9:3000', '8.8.8.8:3000', '172.15.0.1:3000', '172.32.0.1:3000', '192.169.0.1:3000'],
    ...['11.0.0.1:3000', '100.64.0.1:3000', '0.0.0.0:3000', '[2001:db8::1]:3000', '[::]:3000'],
    '[fec0::1]:3000',
    // Names, whatever they point to.
    ...['evil.example:3000', 'loja.local:3000', 'localhost.evil.example:3000', 'x.localhost:3000'],
    ...['192.168.0.17.evil.example:3000', '192.168.0.17.nip.io:3000'],
    // Other spellings, and what is more than a host.
    ...['LOCALHOST:3000', '192.168.17:3000', '0xc0a80011:3000', '3232235537:3000', '127.1:3000'],
    ...['192.168.0.17.:3000', '[0:0:0:0:0:0:0:1]:3000', 'user@192.168.0.17:3000', '192.168.0.17:3000/x'],
    ...['192.168.0.17:3000?x', '192.168.0.17:3000#x', '192.168.0.17:3000, 192.168.0.18:3000'],
    ...['192.168.0.17:99999', '192.168.0.17:80', 'a b', ''],
  ])('S6 S7 is SITE_URL when it was opened at %j', (host) => {
    expect(originAt(host)).toBe(siteUrl)
  })

  it('S6 is never taken from a header of a proxy', () => {
    const headers = new Headers({
      'x-forwarded-host': '192.168.0.17:3000',
      forwarded: 'host=192.168.0.17:3000',
      origin: 'http://192.168.0.17:3000',
    })
    expect(shopOrigin(headers, { siteUrl, followsLocalAddress: true })).toBe(siteUrl)
  })
})

describe('the origin of a configured shop', () => {
  it('S6 S7 is SITE_URL, also when it was opened at a local address', () => {
    expect(originAt('192.168.0.17:3000', false)).toBe(siteUrl)
  })
})
