import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../server/serve.ts'
import { newFolder } from '../testing/new-folder.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { openServiceWorker } from './service-worker-file.ts'

const folder = newFolder()
const servers: Server[] = []
const brotli = { headers: { 'accept-encoding': 'br' } }

async function open(keepsOfflineCopies: boolean): Promise<string> {
  const server = await serve({
    port: 0,
    siteUrl: 'http://localhost',
    handle: async (_request, response) => void response.writeHead(404).end(),
    findReady: await openServiceWorker(folder, keepsOfflineCopies),
  })
  servers.push(server)
  return `http://localhost:${(server.address() as AddressInfo).port}/sw.js`
}

beforeAll(() => buildServiceWorker({ projectDir: process.cwd(), distDir: folder }))
afterAll(() => {
  for (const server of servers) server.close()
})

describe('the service worker of a build', () => {
  it('is asked for every time, and may ask our own server alone', async () => {
    const address = await open(true)
    const answer = await fetch(address, brotli)
    const { headers } = answer
    expect(await answer.text()).toContain('/_next/static/')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'")
    // As browsers look for a newer one.
    const asked = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    const again = await fetch(address, { headers: asked })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache'])
  })

  it('S37 is what removes it, where the operator has switched it off', async () => {
    const text = await (await fetch(await open(false))).text()
    expect(text).toContain('unregister')
    expect(text).not.toContain('"fetch"')
    expect(text.length).toBeLessThan(500)
  })

  it('has what it weighs in the browser within 8 KB', async () => {
    const bytes = (await fetch(await open(true), brotli)).headers.get('content-length')
    expect(Number(bytes)).toBeLessThan(8000)
  })
})
