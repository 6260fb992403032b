import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve } from './serve.ts'

let server: Server
let origin: string
const seen: (string | undefined)[] = []

beforeAll(async () => {
  server = await serve({
    port: 0,
    async handle(request, response) {
      seen.push(request.url)
      response.end('ok')
    },
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('the server around the shop', () => {
  it('passes on what can be read', async () => {
    const response = await fetch(`${origin}/product/p%C3%A3o?q=50%25`)
    expect([response.status, await response.text(), seen.at(-1)]).toEqual([
      200,
      'ok',
      '/product/p%C3%A3o?q=50%25',
    ])
  })

  it.each(['/product/%E0%A4%A', '/%', '/store?q=%zz'])('S9 answers 400 to %s by itself', async (path) => {
    const before = seen.length
    const response = await fetch(`${origin}${path}`)
    expect([response.status, await response.text()]).toEqual([400, 'Endereço inválido.'])
    expect(seen).toHaveLength(before)
  })

  it('waits neither for headers nor for a body without end', () => {
    expect(server.headersTimeout).toBeLessThanOrEqual(30_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(60_000)
  })

  it('says so when its port is taken', async () => {
    const { port } = server.address() as AddressInfo
    await expect(serve({ port, handle: async () => undefined })).rejects.toThrow('EADDRINUSE')
  })
})
