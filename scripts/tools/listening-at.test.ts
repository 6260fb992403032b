import { expect, it } from 'vitest'
import { listeningFailure, listeningSentence } from './listening-at.ts'

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
