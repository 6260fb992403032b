import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterEach, describe, expect, it } from 'vitest'
import { newAuthMemory, openAuthBrowser, openAuthServer } from './testing/auth-browser.ts'

const person = { email: 'ana@exemplo.com', password: 'uma senha só minha' }
const keyCall = 'GET /auth/v1/.well-known/jwks.json'
const signedIn = { value: { user: { name: 'Ana' } } }
const unavailable = { ok: false, error: { kind: 'auth-unavailable' } }
const server = await openAuthServer()
let own: JWK

server.people.add({ ...person, metadata: { full_name: 'Ana' } })
const answer = await fetch(`${server.origin}/auth/v1/.well-known/jwks.json`)
own = (await answer.json()).keys[0]
afterEach(() => {
  server.settings.publishedKeys = null
})

/** A signed-in user, at a process that knows the keys; `passed` minutes go by. */
async function open() {
  let passed = 0
  const memory = newAuthMemory({ url: server.origin, now: () => Date.now() + passed })
  const browser = openAuthBrowser(server, { memory })
  await browser.call(({ auth }) => auth.signIn({ kind: 'password', ...person }))
  const find = () => browser.call(({ auth }) => auth.findSession())
  expect(await find()).toMatchObject(signedIn)
  const findAfter = async (minutes: number) => {
    passed = minutes * 60_000
    const found = await find()
    // Waits for the keys where they are being asked for.
    await memory.keys.find('no such key')
    return found
  }
  return { cookies: browser.cookies, findAfter }
}

/** The same browser at a process that has just started. */
function restart(cookies: ReadonlyMap<string, string>) {
  const browser = openAuthBrowser(server, { memory: newAuthMemory({ url: server.origin }) })
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return { cookies: browser.cookies, find: () => browser.call(({ auth }) => auth.findSession()) }
}

const exported = async (algorithm: string, part: 'publicKey' | 'privateKey' = 'publicKey') =>
  exportJWK((await generateKeyPair(algorithm, { extractable: true }))[part])
const letters = (bytes: number) => Buffer.alloc(bytes, 0xff).toString('base64url')

const broken: Readonly<Record<string, () => unknown>> = {
  'that is a text': () => 'x',
  'with no point of the curve in place of the key': () => [
    { kid: own.kid, kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', alg: 'ES256' },
  ],
  'with no point of the curve beside the key': () => [
    own,
    { kid: 'ec-2', kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' },
  ],
  'with an RSA key that has no modulus': () => [own, { kid: 'r', kty: 'RSA', n: 'AA', e: 'AQAB' }],
  'with an RSA key that is too short': () => [own, { kid: 'r', kty: 'RSA', n: letters(128), e: 'AQAB' }],
  'with half an Ed25519 key': () => [own, { kid: 'ed', kty: 'OKP', crv: 'Ed25519', x: letters(16) }],
  'with a key of another kind than its algorithm': () => [own, { ...own, kid: 'x', alg: 'RS256' }],
  'with the private half of a key': async () => [
    { ...(await exported('ES256', 'privateKey')), kid: own.kid },
  ],
  'with two keys of one name': async () => [own, { ...(await exported('ES256')), kid: own.kid }],
  'with a key without a name': async () => [{ ...own, kid: undefined }],
}

describe.each(Object.entries(broken))('a set of keys %s', (_what, keysOf) => {
  it('S61 is an odd answer: what was known stays, and it is asked for again a minute later', async () => {
    const { cookies, findAfter } = await open()
    const before = new Map(cookies)
    Object.assign(server.settings, { publishedKeys: await keysOf() })
    const calls = server.calls.length
    for (const minutes of [11, 11.5, 12, 22]) expect(await findAfter(minutes)).toMatchObject(signedIn)
    expect(server.calls.slice(calls)).toEqual([keyCall, keyCall, keyCall])
    expect(await findAfter(22)).toMatchObject(signedIn)
    expect(cookies).toEqual(before)
  })

  it('S61 is an outage to a process that knows no other, until the service is itself again', async () => {
    const { cookies } = await open()
    Object.assign(server.settings, { publishedKeys: await keysOf() })
    const fresh = restart(cookies)
    expect(await fresh.find()).toEqual(unavailable)
    expect(fresh.cookies).toEqual(cookies)
    server.settings.publishedKeys = null
    await expect.poll(fresh.find).toMatchObject(signedIn)
  })
})

it('S61 keys of kinds that we do not verify with are no concern of ours', async () => {
  const { cookies } = await open()
  server.settings.publishedKeys = [
    { kid: 'new', kty: 'AKP', alg: 'ML-DSA-65', pub: 'AA' },
    { kid: 'secret', kty: 'oct', alg: 'HS256', k: 'AA' },
    { kid: 'large', kty: 'EC', crv: 'P-384', alg: 'ES384', x: 'AA', y: 'AA' },
    { kid: 'unnamed', kty: 'OKP', crv: 'X25519', x: 'AA' },
    { kid: 'encryption', kty: 'RSA', use: 'enc', n: 'AA', e: 'AQAB' },
    own,
  ]
  expect(await restart(cookies).find()).toMatchObject(signedIn)
})

it('S61 an empty set in place of keys is believed when it has been one for ten minutes', async () => {
  const { cookies, findAfter } = await open()
  server.settings.publishedKeys = []
  for (const minutes of [11, 12, 20]) expect(await findAfter(minutes)).toMatchObject(signedIn)
  server.settings.publishedKeys = null
  for (const minutes of [32, 33]) expect(await findAfter(minutes)).toMatchObject(signedIn)
  server.settings.publishedKeys = []
  for (const minutes of [44, 45, 53]) expect(await findAfter(minutes)).toMatchObject(signedIn)
  await findAfter(55)
  expect(await findAfter(55)).toEqual({ ok: true, value: null })
  expect(cookies.size).toBe(0)
})
