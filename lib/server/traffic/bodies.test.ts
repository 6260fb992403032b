import { describe, expect, it } from 'vitest'
import { connectRaw, rawAnswer } from '../../testing/raw-connection.ts'
import { openTestServers, post } from '../../testing/test-servers.ts'

// Real sockets, with what no browser sends.
const { handled, open } = openTestServers()

describe('S17 a body', () => {
  it.each([
    ['of an announced length', 'Content-Length: 8', '{"a":1}\n'],
    [
      'in pieces, with a trailer',
      'Transfer-Encoding: chunked',
      '3\r\n{"a\r\n5\r\n":1}\n\r\n0\r\nX-T: 1\r\n\r\n',
    ],
  ])('S17 %s is handed on whole, and only then', async (_name, header, body) => {
    const origin = await open()
    const { socket, text: answer } = await connectRaw(origin, post('/api/cart/quote', header))
    for (const piece of body) {
      expect(handled).toEqual([])
      await new Promise<void>((resolve) => socket.write(piece, () => resolve()))
    }
    await expect.poll(answer).toContain('200 OK')
    expect(handled[0]?.body).toBe('{"a":1}\n')
  })

  it('S17 that comes with its headers, or has no byte, is handed on too', async () => {
    const origin = await open()
    const { socket, text: answer } = await connectRaw(origin, `${post('/api/a', 'Content-Length: 2')}{}`)
    await expect.poll(answer).toContain('200 OK')
    socket.write(post('/api/b', 'Content-Length: 0'))
    await expect.poll(() => handled.length).toBe(2)
    socket.write(`${post('/api/c', 'Transfer-Encoding: chunked')}0\r\n\r\n`)
    await expect.poll(() => handled.length).toBe(3)
    socket.write(post('/api/d', 'Transfer-Encoding: chunked'))
    socket.write('0\r\n\r\n')
    await expect.poll(() => handled.length).toBe(4)
    expect(handled.map(({ body }) => body)).toEqual(['{}', '', '', ''])
  })

  it('S17 that comes slowly holds no place, and is answered with 408', async () => {
    const lanes = { api: { places: 1, perAddress: 1 } }
    const origin = await open({ lanes, bodyMilliseconds: 1000 })
    const slow = [
      await connectRaw(origin, `${post('/api/cart/quote', 'Content-Length: 100')}{`),
      await connectRaw(origin, `${post('/api/cart/quote', 'Transfer-Encoding: chunked')}1\r\n{\r\n`),
      await connectRaw(origin, post('/api/cart/quote', 'Expect: 100-continue', 'Content-Length: 100')),
    ]
    const answer = await fetch(`${origin}/api/cart/quote`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(200)
    await Promise.all(slow.map(({ closed }) => closed))
    for (const { text: read } of slow) expect(read()).toMatch(/HTTP\/1.1 408 [\s\S]*O pedido demorou demais/)
    expect(handled).toHaveLength(1)
  })

  it.each([
    ['announced', `${post('/api/cart/quote', 'Content-Length: 20000')}${'x'.repeat(20_000)}`],
    ['announced for ever', post('/api/cart/quote', 'Content-Length: 99999999999')],
    [
      'in pieces',
      `${post('/api/cart/quote', 'Transfer-Encoding: chunked')}${`400\r\n${'x'.repeat(1024)}\r\n`.repeat(20)}`,
    ],
  ])('S8 S17 above 16 KB, %s, is answered with 413', async (_name, request) => {
    const answer = await rawAnswer(await open(), request)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('"kind":"too-large"')
    expect(handled).toEqual([])
  })

  it('S17 that is longer than announced is no second request', async () => {
    const answer = await rawAnswer(await open(), `${post('/api/a', 'Content-Length: 2')}{}GARBAGE\r\n\r\n`)
    expect(handled).toHaveLength(1)
    expect(answer).not.toContain('\r\nok\r\nHTTP/1.1 200')
  })

  it('S17 whose sender goes away is forgotten', async () => {
    const lanes = { api: { places: 1, perAddress: 1 } }
    const origin = await open({ lanes })
    const { socket } = await connectRaw(origin, `${post('/api/cart/quote', 'Content-Length: 100')}{`)
    socket.destroy()
    expect((await fetch(`${origin}/api/cart/quote`, { method: 'POST', body: '{}' })).status).toBe(200)
    expect(handled).toHaveLength(1)
  })
})
