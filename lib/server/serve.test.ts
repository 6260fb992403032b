import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv4 } from 'node:net'
import { describe, expect, it } from 'vitest'
import { recordLog } from '../testing/recorded-log.ts'
import { openTestServers } from '../testing/test-servers.ts'
import { clientAddressHeader } from './client-address.ts'
import { isReached, otherAddresses } from './testing/reached-at.ts'

const { handled, open } = openTestServers()

type Options = Parameters<typeof open>[0]

/** A shop whose answers wait until they are let go. */
async function openHeld(options: Options = {}) {
  const held: ServerResponse[] = []
  const handle = async (_request: IncomingMessage, response: ServerResponse) => {
    held.push(response)
  }
  const origin = await open({ handle, ...options })
  return { origin, held, letGo: () => held.splice(0).map((response) => response.end('ok')) }
}

describe('the server around the shop', () => {
  it('R64 says once that a proxy seems to stand before a shop that trusts none', async () => {
    const { lines } = recordLog()
    const warnings = () => lines().filter((line) => JSON.stringify(line).includes('proxy.untrusted'))
    const ask = async (trustedHops: number, forwarded = '198.51.100.1') => {
      await fetch(await open({ trustedHops }), { headers: { 'x-forwarded-for': forwarded } })
    }
    await fetch(await open())
    await ask(1)
    expect(warnings()).toEqual([])
    const origin = await open()
    for (const headers of [
      {},
      { 'x-forwarded-for': '198.51.100.1' },
      { 'x-forwarded-for': '198.51.100.2' },
    ]) {
      await fetch(origin, { headers })
    }
    expect(warnings()).toHaveLength(1)
    expect(JSON.stringify(warnings())).toMatch(/all shoppers .* share one limit: set TRUST_PROXY_HOPS/)
    expect(JSON.stringify(warnings())).not.toContain('198.51.100')
  })

  it('S55 is reached at its own address and at no other of this machine, where it has one', async () => {
    const portOf = async (options: Options) => Number(new URL(await open(options)).port)
    const others = otherAddresses()
    expect(others).not.toEqual([])
    const everywhere = await portOf({})
    const here = await portOf({ host: '127.0.0.1' })
    const anywhere = await portOf({ host: '0.0.0.0' })
    for (const host of others) {
      expect([host, await isReached({ host, port: everywhere })]).toEqual([host, true])
      expect([host, await isReached({ host, port: here })]).toEqual([host, false])
      expect([host, await isReached({ host, port: anywhere })]).toEqual([host, isIPv4(host)])
    }
    expect(await isReached({ host: '127.0.0.1', port: here })).toBe(true)
    const ofIPv6 = await portOf({ host: '::1' })
    expect(await isReached({ host: '::1', port: ofIPv6 })).toBe(true)
    expect(await isReached({ host: '127.0.0.1', port: ofIPv6 })).toBe(false)
  })

  it('R5 answers 500 when a handler fails, and goes on', async () => {
    let calls = 0
    const origin = await open({
      async handle(_request, response) {
        calls += 1
        if (calls === 1) throw new Error('a bug')
        response.end('ok')
      },
    })
    expect((await fetch(origin)).status).toBe(500)
    expect((await fetch(origin)).status).toBe(200)
  })
})

describe('S11 the client of a request', () => {
  it('S11 is what the trusted proxies saw', async () => {
    const origin = await open({ trustedHops: 2 })
    await fetch(origin, { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.1.1' } })
    expect(handled[0]?.request.headers[clientAddressHeader]).toBe('203.0.113.9')
  })

  it('S11 reads 429 in Portuguese when it opens result pages without end', async () => {
    const origin = await open({ trustedHops: 1 })
    const search = () => fetch(`${origin}/busca/banana`, { headers: { 'x-forwarded-for': '203.0.113.99' } })
    let answer = await search()
    for (let call = 0; call < 300 && answer.status === 200; call += 1) {
      await answer.text()
      answer = await search()
    }
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Muitas tentativas')
    expect(handled).toHaveLength(300)
  })
})

describe('R19 a shop that is full', () => {
  const lanes = {
    api: { places: 2, perAddress: 2 },
    checkout: { places: 0, perAddress: 2 },
    rendered: { places: 1, perAddress: 1 },
  }

  it('R19 answers its API with a quick 503 problem and Retry-After, and serves again when there is room', async () => {
    const { origin, held, letGo } = await openHeld({ lanes })
    const accepted = [fetch(`${origin}/api/a`), fetch(`${origin}/api/b`)]
    await expect.poll(() => held.length).toBe(2)
    const refused = await fetch(`${origin}/api/checkout`, { method: 'POST', body: '{}' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(refused.headers.get('content-type')).toBe('application/problem+json')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ kind: 'shop-busy', title: 'Muito movimento agora' })
    letGo()
    expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200])
    const next = fetch(`${origin}/api/c`)
    await expect.poll(() => held.length).toBe(1)
    letGo()
    expect((await next).status).toBe(200)
  })

  it('S1 S2 R19 answers a page with a small document in Portuguese under a strict policy', async () => {
    const { origin, held, letGo } = await openHeld({ lanes })
    const accepted = fetch(`${origin}/`)
    await expect.poll(() => held.length).toBe(1)
    const refused = await fetch(`${origin}/store`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    const policy = refused.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|script-src/)
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    const html = await refused.text()
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toContain('Muito movimento agora')
    expect(html).not.toContain('<script')
    letGo()
    await accepted
  })
})
