import { describe, expect, it } from 'vitest'
import { openTestServers } from '../../testing/test-servers.ts'

const { open, servers } = openTestServers()

describe('R71 a page that many ask for while it is made', () => {
  const lanes = { rendered: { places: 3, perAddress: 3 }, pages: { places: 1000, perAddress: 1000 } }
  const headers = ['Content-Type', 'text/plain']

  it.each([
    ['is made once, however many they are, and who waits for it takes no place', true],
    ['is made again where the first one came to nothing', false],
  ])('R71 %s', async (_, isKept) => {
    let isMade = false
    let asked = 0
    const making = Promise.withResolvers<void>()
    const ready = { status: 200, lane: 'pages', headers, body: Buffer.from('kept') } as const
    const origin = await open({
      lanes,
      findReady: async () => (isMade ? ready : null),
      async handle(_request, response) {
        asked += 1
        await making.promise
        response.end('made')
      },
    })
    const ask = async (path: string) => (await fetch(`${origin}${path}`)).text()
    const many = Array.from({ length: isKept ? 200 : 2 }, () => ask('/product/uva'))
    await expect.poll(() => asked).toBe(1)
    const other = ask('/product/maca')
    await expect.poll(() => asked).toBe(2)
    isMade = isKept
    making.resolve()
    const texts = await Promise.all(many)
    expect(texts.filter((text) => text === 'kept')).toHaveLength(isKept ? 199 : 0)
    expect([await other, asked]).toEqual(['made', isKept ? 2 : 3])
  })
  it('R71 S17 leaves no place taken by those who go away while they wait', async () => {
    const making = Promise.withResolvers<void>()
    let asked = 0
    const origin = await open({
      lanes: {
        rendered: { places: 1, perAddress: 1, queue: { places: 9, perAddress: 9, milliseconds: 3000 } },
      },
      async handle(request, response) {
        asked += 1
        if (request.url === '/product/uva') await making.promise
        response.end('made')
      },
    })
    let arrived = 0
    let left = 0
    servers[0]?.on('request', ({ socket }) => {
      arrived += 1
      socket.once('close', () => {
        left += 1
      })
    })
    const first = fetch(`${origin}/product/uva`)
    await expect.poll(() => asked).toBe(1)
    const leaving = new AbortController()
    const gone = [1, 2, 3].map(() =>
      fetch(`${origin}/product/uva`, { signal: leaving.signal }).catch(() => 'gone'),
    )
    await expect.poll(() => arrived).toBe(4)
    leaving.abort()
    expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone'])
    await expect.poll(() => left).toBe(3)
    making.resolve()
    expect(await (await first).text()).toBe('made')
    const next = await fetch(`${origin}/product/maca`)
    expect([next.status, await next.text()]).toEqual([200, 'made'])
  })
})
