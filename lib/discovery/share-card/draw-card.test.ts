import fs from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainPrice } from '../../testing/sample-values.ts'
import { type CardContent, drawCard, escapeMarkup } from './draw-card.ts'

const photo = fs.readFileSync('public/pictures/banana.webp')
const cardOf = (part: Partial<CardContent> = {}) =>
  drawCard({ storeName: 'Mercado Local', title: 'Banana-prata', price: plainPrice, photo, ...part })

const noise = await sharp({
  create: {
    ...{ width: 900, height: 1200, channels: 3, background: '#888' },
    noise: { type: 'gaussian', mean: 128, sigma: 90 },
  },
})
  .jpeg()
  .toBuffer()

describe('the share card', () => {
  it.each([
    ['with a photograph', {}],
    ['of the noisiest photograph', { photo: noise }],
    ['without a photograph', { photo: null }],
    ['on sale', { price: { ...plainPrice, amount: 123_450, saleAmount: 99_990 } }],
    ['without a price', { price: null }],
    ['with one endless word', { title: 'Otorrinolaringologista'.repeat(8) }],
    ['with markup in its texts', { title: '<span size="900pt">&</span>', storeName: '<b>' }],
    ['with nothing but emoji for a name', { title: '🥖🍌' }],
  ] as const)('is a JPEG of 1200 × 630 and at most 280 KB %s', async (_, part) => {
    const jpeg = await cardOf(part)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.length).toBeLessThanOrEqual(280 * 1024)
  })

  it('keeps name and price inside the square in the middle, and draws accents', async () => {
    const said = { title: 'Pão de Açúcar maçã '.repeat(20), price: { ...plainPrice, amount: 123_450 } }
    const [card, plain, empty] = await Promise.all([
      cardOf(said),
      cardOf({ ...said, title: 'Pao de Acucar maca '.repeat(20) }),
      cardOf({ title: '', price: null }),
    ])
    const part = (jpeg: Buffer, left: number, width: number) =>
      sharp(jpeg).extract({ left, top: 400, width, height: 230 }).greyscale().raw().toBuffer()
    const differing = async (one: Buffer, other: Buffer, left: number, width: number) => {
      const [a, b] = await Promise.all([part(one, left, width), part(other, left, width)])
      return a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 24).length
    }
    expect(await differing(card, empty, 285, 630)).toBeGreaterThan(1000)
    expect(await differing(card, plain, 285, 630)).toBeGreaterThan(100)
    for (const left of [0, 915]) expect(await differing(card, empty, left, 285), `from ${left}`).toBe(0)
  })

  it('refuses a photograph that is none', async () => {
    await expect(cardOf({ photo: Buffer.from('<svg/>') })).rejects.toThrow()
  })

  it('has text, never markup, without what the font cannot draw', () => {
    expect(escapeMarkup('<b>a & b</b>')).toBe('&lt;b&gt;a &amp; b&lt;/b&gt;')
    expect(escapeMarkup(' Pão 🥖\u0000\u0007 francês ')).toBe('Pão francês')
  })
})
