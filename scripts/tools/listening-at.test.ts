import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { listeningFailure, listeningSentence, phoneAddresses } from './listening-at.ts'

it.each([
  ['::', 0, 'It listens at every address of this machine, port 3000.'],
  ['0.0.0.0', 0, 'It listens at every address of this machine, port 3000.'],
  ['10.0.0.5', 1, 'It listens at 10.0.0.5, port 3000.'],
  [
    '127.0.0.1',
    1,
    'It listens at 127.0.0.1, port 3000, which this machine alone reaches; LISTEN_HOST names another address.',
  ],
  [
    '::1',
    0,
    'It listens at ::1, port 3000, which this machine alone reaches; LISTEN_HOST names another address.',
  ],
  [
    '0.0.0.0',
    1,
    'It listens at every address of this machine, port 3000; let only your proxy reach it, since who else does can claim any address.',
  ],
])('S55 says where a shop at %s with %i trusted proxies is reached', (address, trustedHops, sentence) => {
  expect(listeningSentence({ address, port: 3000 }, { trustedHops })).toBe(sentence)
})

it.each([
  ['EADDRINUSE', /^Port 3000 is in use/],
  ['EADDRNOTAVAIL', /^LISTEN_HOST: this machine has no address 10\.9\.9\.9\./],
  ['EACCES', /^The server could not start: no$/],
])('says what to do where the port cannot be opened (%s)', (code, sentence) => {
  const error = Object.assign(new Error('no'), { code })
  expect(listeningFailure(error, { port: 3000, host: '10.9.9.9' })).toMatch(sentence)
})

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo

const everywhere = { address: '::', port: 3000 }

describe('the addresses for a phone', () => {
  it('are the private ones of every interface, with the port', () => {
    const interfaces = {
      lo: [at('127.0.0.1', true), at('::1', true)],
      wlan0: [at('192.168.0.17'), at('fe80::1')],
      eth0: [at('10.1.2.3'), at('203.0.113.9')],
    }
    expect(phoneAddresses(interfaces, everywhere)).toEqual([
      'http://192.168.0.17:3000',
      'http://10.1.2.3:3000',
    ])
    expect(phoneAddresses(interfaces, { ...everywhere, port: 80 })).toEqual([
      'http://192.168.0.17',
      'http://10.1.2.3',
    ])
  })

  it('are none where only this machine, its containers or the internet can come', () => {
    const interfaces = {
      lo: [at('127.0.0.1', true)],
      eth0: [at('203.0.113.9')],
      docker0: [at('172.17.0.1')],
      'br-1a2b': [at('172.18.0.1')],
      gone: undefined,
    }
    expect(phoneAddresses(interfaces, everywhere)).toEqual([])
  })
})
