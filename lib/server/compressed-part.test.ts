import zlib from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packedBytes, packPart, unpackPart } from './compressed-part.ts'

const page = Buffer.from(
  Array.from(
    { length: 500 },
    (_, index) => `<p id="${(index * 7919) % 613}">pão de queijo, maçã e açaí</p>`,
  ).join(''),
)

describe('a packed part', () => {
  it('is the same bytes in every coding', async () => {
    const part = await packPart(page, null)
    expect(unpackPart(part).equals(page)).toBe(true)
    const gzip = packedBytes(part, ['gzip', 'identity'])
    expect([gzip.coding, zlib.gunzipSync(gzip.bytes).equals(page)]).toEqual(['gzip', true])
    const identity = packedBytes(part, ['identity'])
    expect([identity.coding, identity.bytes.equals(page)]).toEqual(['identity', true])
    expect(packedBytes(part, []).coding).toBe('identity')
  })

  it('is sent with gzip until its brotli is made, and made smaller once many ask', async () => {
    const part = await packPart(page, null)
    const ask = () => packedBytes(part, ['br', 'gzip', 'identity'])
    expect(ask().coding).toBe('gzip')
    await expect.poll(() => ask().coding).toBe('br')
    const first = ask()
    expect(zlib.brotliDecompressSync(first.bytes).equals(page)).toBe(true)
    for (let time = 0; time < 40; time += 1) ask()
    await expect.poll(() => part.brotli?.quality).toBe(11)
    expect(ask().bytes.length).toBeLessThanOrEqual(first.bytes.length)
    expect(zlib.brotliDecompressSync(ask().bytes).equals(page)).toBe(true)
  })

  it('is taken over where the bytes are the same', async () => {
    const part = await packPart(page, null)
    expect(await packPart(Buffer.from(page), part)).toBe(part)
    expect(await packPart(Buffer.from('other'), part)).not.toBe(part)
  })
})
