import { describe, expect, it } from 'vitest'
import {
  clientAddressHeader,
  clientAddressOf,
  groupedAddress,
  networkOf,
  stampClientAddress,
} from './client-address.ts'

const forwarded = (list: string) => ({ 'x-forwarded-for': list })

describe('S11 the address a request is counted for', () => {
  it('S11 is the socket, whatever the client claims, when no proxy stands in front', () => {
    const headers = forwarded('198.51.100.1, 198.51.100.2')
    expect(clientAddressOf({ socketAddress: '203.0.113.7', headers, trustedHops: 0 })).toBe('203.0.113.7')
  })

  it.each([
    [1, '192.0.2.9'],
    [2, '198.51.100.2'],
    [3, '203.0.113.50'],
  ])('S11 is the entry that the outermost of %i proxies wrote', (trustedHops, address) => {
    const headers = forwarded('203.0.113.50, 198.51.100.2,192.0.2.9')
    expect(clientAddressOf({ socketAddress: '10.0.0.1', headers, trustedHops })).toBe(address)
  })

  it.each(['198.51.100.2', 'unknown, 198.51.100.2', '', '<script>, 198.51.100.2', ', 198.51.100.2'])(
    'S11 is the socket when the entry of the second hop is missing or no address: %s',
    (list) => {
      const connection = { socketAddress: '10.0.0.1', headers: forwarded(list), trustedHops: 2 }
      expect(clientAddressOf(connection)).toBe('10.0.0.1')
    },
  )

  it('S11 takes the place of a header that a client made up', () => {
    const headers = { [clientAddressHeader]: '198.51.100.77' }
    stampClientAddress(headers, { socketAddress: '203.0.113.7', trustedHops: 0 })
    expect(headers[clientAddressHeader]).toBe('203.0.113.7')
  })
})

describe('an address in one spelling', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('S11 of %s is %s', (text, grouped) => {
    expect(groupedAddress(text)).toBe(grouped)
  })

  it.each(['', 'unknown', '999.1.1.1', '2001:db8:::1', '_hidden', '203.0.113.7, 1.1.1.1'])(
    'S11 of "%s" is none',
    (text) => {
      expect(groupedAddress(text)).toBeNull()
    },
  )
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('S22 the site of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
