import { describe, expect, it } from 'vitest'
import { isAllowedCheckoutAddress } from './checkout.ts'

const hosts = [
  ...['checkout.hostinger.com', 'loja.example:8443', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'],
]
const allowed = { hosts, ownOrigin: 'http://192.168.0.17:3000' }

describe('S5 isAllowedCheckoutAddress', () => {
  it.each([
    'https://checkout.hostinger.com/abc?currency=brl&lang=pt',
    'https://CHECKOUT.HOSTINGER.COM/abc',
    'https://checkout.hostinger.com:443/abc',
    'https://loja.example:8443/abc',
    'http://localhost:3000/hosted-checkout/1',
    'https://localhost:3000/hosted-checkout/1',
    'http://127.0.0.1:3000/hosted-checkout/1',
    'http://[::1]:3000/hosted-checkout/1',
    'http://192.168.0.17:3000/hosted-checkout/1',
  ])('S5 lets the shopper go to %s', (address) => {
    expect(isAllowedCheckoutAddress(address, allowed)).toBe(true)
  })

  it.each([
    // Another host behind a user name, or a user name on the right host.
    'https://checkout.hostinger.com@evil.example/',
    'https://checkout.hostinger.com:pass@evil.example/',
    'https://user@checkout.hostinger.com/',
    'https://:pass@checkout.hostinger.com/',
    'https://checkout.hostinger.com%40evil.example/',
    // Other schemes.
    ...['javascript:alert(1)', 'javascript://checkout.hostinger.com/%0aalert(1)'],
    ...['data:text/html,<script>alert(1)</script>', 'ftp://checkout.hostinger.com/'],
    ...['blob:https://checkout.hostinger.com/1', 'file:///etc/passwd'],
    // http off this machine, and loopback without being on the list.
    ...['http://checkout.hostinger.com/abc', 'http://localhost.evil.example:3000/', 'http://localhost:4000/'],
    ...['http://127.0.0.2:3000/', 'http://[::2]:3000/', 'http://[::ffff:127.0.0.1]:3000/'],
    // What is near to where the shopper is, and is not it.
    ...['http://192.168.0.18:3000/', 'http://192.168.0.17/', 'http://192.168.0.17:4000/'],
    ...['https://192.168.0.17:3000/', 'http://user@192.168.0.17:3000/', 'blob:http://192.168.0.17:3000/1'],
    // Hosts that look alike.
    ...['https://checkout.hostinger.com.evil.example/', 'https://evilcheckout.hostinger.com/'],
    ...['https://hostinger.com/', 'https://checkout.hostinger.com./', 'https://checkout.hostinger.co/'],
    ...['https://сheckout.hostinger.com/', 'https://checkout。hostinger。com。evil.example/'],
    // Ports.
    'https://checkout.hostinger.com:8443/',
    'https://loja.example/',
    'http://localhost/',
    // Backslashes, and things that are no address.
    ...['https://evil.example\\@checkout.hostinger.com/', 'https:\\\\evil.example/checkout.hostinger.com'],
    ...['https://evil.example#@checkout.hostinger.com/', 'https://evil.example?@checkout.hostinger.com/'],
    ...['//checkout.hostinger.com/abc', '/hosted-checkout/1', 'checkout.hostinger.com', ''],
  ])('S5 refuses %s', (address) => {
    expect(isAllowedCheckoutAddress(address, allowed)).toBe(false)
  })

  it('S5 refuses everything when no host is allowed', () => {
    const none = { ...allowed, hosts: [] }
    expect(isAllowedCheckoutAddress('https://checkout.hostinger.com/', none)).toBe(false)
  })

  it('S5 refuses http on this very machine unless its port is on the list too', () => {
    const portless = { ...allowed, hosts: ['localhost'] }
    expect(isAllowedCheckoutAddress('http://localhost:3000/', portless)).toBe(false)
  })
})
