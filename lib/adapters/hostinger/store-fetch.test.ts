import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { storeFetch } from './store-fetch.ts'
import { type Fault, faults, startFaultServer } from './testing/fault-server.ts'
import { readBody } from './transport.ts'

const server = await startFaultServer()
afterAll(() => server.close())

const text = JSON.stringify({ products: Array.from({ length: 200 }, (_, index) => `maçã ${index} 🍎`) })
const packed =
  (coding: string, bytes: Buffer): Fault =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding })
    response.write(bytes.subarray(0, 100), () => response.end(bytes.subarray(100)))
  }
const ask = (signal = AbortSignal.timeout(10_000), { origin } = server) =>
  storeFetch(origin, { method: 'GET', headers: {}, signal })

describe('the answer of a store', () => {
  it.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', Buffer.from(text)],
  ])('is unpacked from %s', async (coding, bytes) => {
    server.answerWith(packed(coding, bytes))
    expect(await readBody(await ask(), 100_000)).toBe(text)
    expect(server.received[0]?.headers['accept-encoding']).toBe('gzip, br')
  })

  it('R6 is counted as it is unpacked: a small bomb is too large', async () => {
    server.answerWith(packed('gzip', gzipSync(Buffer.alloc(50_000_000))))
    await expect(readBody(await ask(), 1_000_000)).rejects.toThrow('larger than 1000000 bytes')
  })
})

it('goes over a connection that is kept, and a new one where a call was given up', async () => {
  const own = await startFaultServer()
  const ports: (number | undefined)[] = []
  const answer: Fault = (request, response) => {
    ports.push(request.socket.remotePort)
    response.end('{}')
  }
  const read = async () => {
    await readBody(await ask(undefined, own), 100)
    // A connection is free a turn of the event loop after its answer.
    await new Promise((resolve) => setImmediate(resolve))
  }
  own.answerWith(answer)
  await read()
  await read()
  expect(ports[1]).toBe(ports[0])
  own.answerWith(faults.slowBody)
  const timeout = new AbortController()
  await ask(timeout.signal, own)
  timeout.abort()
  own.answerWith(answer)
  await read()
  expect(ports[2]).not.toBe(ports[0])
  await own.close()
})
