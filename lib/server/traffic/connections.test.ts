import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { connectRaw, rawAnswer } from '../../testing/raw-connection.ts'
import { get, openTestServers, requestText } from '../../testing/test-servers.ts'

// Real sockets, with what no browser sends.
const { open, servers } = openTestServers()

describe('S17 an upgrade', () => {
  it('S17 is answered as an ordinary request, and its socket is closed', async () => {
    const origin = await open()
    const upgrade = requestText(
      'GET /store HTTP/1.1',
      'Host: x',
      'Connection: upgrade, close',
      'Upgrade: websocket',
    )
    expect(await rawAnswer(origin, upgrade)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*ok/)
    // Next listens for upgrades on the server that it finds behind its first request.
    servers[0]?.on('upgrade', () => expect.unreachable())
    expect(await rawAnswer(origin, upgrade)).toMatch(/^HTTP\/1.1 200 OK/)
  })
})

describe('S17 an answer whose client reads nothing', () => {
  const large = Buffer.alloc(32 * 1024 * 1024, 'x')
  const answers: ServerResponse[] = []
  const sendsMuch = async (_request: IncomingMessage, response: ServerResponse) => {
    answers.push(response)
    response.end(large)
  }
  const lanes = { rendered: { places: 1, perAddress: 1 } }

  it('S17 holds no place', async () => {
    const origin = await open({ lanes, handle: sendsMuch })
    const { socket } = await connectRaw(origin, get('/store'), { isDeaf: true })
    await expect.poll(async () => (await fetch(`${origin}/store`, { method: 'HEAD' })).status).toBe(200)
    socket.destroy()
  })

  it('S17 is cut off, and one that is read slowly but steadily comes whole', async () => {
    // The clock goes by what the slow one reads: 16 MiB a second, four times as fast as it has to be.
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
    const reading = { graceMilliseconds: 1000, bytesPerSecond: 4 * 1024 * 1024 }
    const origin = await open({ reading, handle: sendsMuch })
    const deaf = await connectRaw(origin, get('/store'), { isDeaf: true })
    const slow = await connectRaw(origin, get('/store'), { isDeaf: true })
    let bytes = 0
    while (!slow.isClosed() && bytes < large.length) {
      const read = (slow.socket.read() as Buffer | null)?.length ?? 0
      bytes += read
      vi.advanceTimersByTime(Math.ceil(read / (16 * 1024 * 1.024)))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(bytes).toBeGreaterThanOrEqual(large.length)
    vi.advanceTimersByTime(60_000)
    // A client that reads nothing does not notice it either.
    await expect.poll(() => answers.at(-2)?.destroyed).toBe(true)
    deaf.socket.destroy()
  })
})

describe('S17 requests in one go on one connection', () => {
  it('S17 are answered in their order, and refused when there are too many of them', async () => {
    const lanes = { rendered: { places: 20, perAddress: 20 } }
    const held: ServerResponse[] = []
    const origin = await open({ lanes, handle: async (_request, response) => void held.push(response) })
    const { text: answer, closed } = await connectRaw(
      origin,
      requestText('GET /store HTTP/1.1', 'Host: x').repeat(20),
    )
    await expect.poll(() => held.length).toBe(8)
    for (const response of held) response.end('ok')
    await closed
    expect(answer().match(/HTTP\/1.1 \d+/g)).toEqual([...Array(8).fill('HTTP/1.1 200'), 'HTTP/1.1 503'])
  })

  it('S17 give their places back when the connection goes', async () => {
    const lanes = { rendered: { places: 3, perAddress: 3 } }
    const held: ServerResponse[] = []
    const origin = await open({ lanes, handle: async (_request, response) => void held.push(response) })
    const { socket } = await connectRaw(origin, requestText('GET /store HTTP/1.1', 'Host: x').repeat(3))
    await expect.poll(() => held.length).toBe(3)
    socket.destroy()
    await expect
      .poll(async () => {
        void fetch(`${origin}/store`).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, 50))
        return held.length
      })
      .toBe(6)
  })
})
