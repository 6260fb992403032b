import { describe, expect, it } from 'vitest'
import { openTestServers } from '../../testing/test-servers.ts'

const { open } = openTestServers()

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
})
