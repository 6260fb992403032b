import fs from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainPrice } from '../../testing/sample-values.ts'
import { drawMarkup, escapeMarkup, fitText } from './card-text.ts'
import { type CardContent, drawCard } from './draw-card.ts'

const picture = (name: string) => ({
  data: fs.readFileSync(`public/pictures/${name}.webp`),
  kind: 'shelf' as const,
})

const cardOf = (part: Partial<CardContent> = {}) =>
  drawCard({
    storeName: 'Mercado Local',
    title: 'Banana-prata',
    price: plainPrice,
    ribbon: null,
    photo: picture('banana'),
    ...part,
  })

const target = 80 * 1024

describe('the share card', () => {
  it.each([
    ['with a picture of ours', {}],
    ['without a picture', { photo: null }],
    ['on sale with a ribbon', { price: { ...plainPrice, amount: 3990, saleAmount: 2990 }, ribbon: 'Oferta' }],
    ['for more than a thousand reais', { price: { ...plainPrice, amount: 123_450, saleAmount: 99_990 } }],
    ['without a price', { price: null }],
    ['with a very long name', { title: 'Pão de Açúcar maçã '.repeat(20) }],
    ['with one endless word', { title: 'Otorrinolaringologista'.repeat(8) }],
    [
      'with markup in its texts',
      { title: '<span size="900pt">&</span>', storeName: '<b>', ribbon: '</span>' },
    ],
    ['with nothing but emoji for a name', { title: '🥖🍌' }],
  ] as const)('is a JPEG of 1200 × 630 and at most 80 KB %s', async (_, part) => {
    const jpeg = await cardOf(part)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(jpeg.length).toBeLessThanOrEqual(target)
  })

  it('stays under 280 KB for the noisiest photograph', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const data = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer()
    expect((await cardOf({ photo: { data, kind: 'wall' } })).length).toBeLessThanOrEqual(280 * 1024)
  })

  it('keeps name and price inside the square in the middle', async () => {
    const content = {
      title: 'Café torrado e moído em grãos especiais',
      price: { ...plainPrice, amount: 123_450 },
    }
    const [with_, without] = await Promise.all([
      cardOf(content),
      cardOf({ ...content, title: '', price: null }),
    ])
    for (const left of [0, 915]) {
      const outside = (jpeg: Buffer) =>
        sharp(jpeg).extract({ left, top: 420, width: 285, height: 210 }).greyscale().raw().toBuffer()
      const [a, b] = await Promise.all([outside(with_), outside(without)])
      const differing = a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 24).length
      expect(differing, `from ${left}`).toBe(0)
    }
  })

  it('refuses a photograph that is none', async () => {
    await expect(cardOf({ photo: { data: Buffer.from('<svg/>'), kind: 'photograph' } })).rejects.toThrow()
  })
})

describe('text on the card', () => {
  const style = { size: 64, color: '#16241c' }
  const pixels = async (text: string) => (await drawMarkup(escapeMarkup(text), style)).data.toString('base64')

  it.each([
    ['maçã', 'maca'],
    ['JILÓ', 'JILO'],
    ['Pão de Açúcar', 'Pao de Acucar'],
  ])('has its accents: %s is not %s', async (accented, plain) => {
    expect(await pixels(accented)).not.toBe(await pixels(plain))
  })

  it('is drawn with the font that comes along, not with one of the host', async () => {
    const own = await drawMarkup('Banana', style)
    const other = await sharp({ text: { text: 'Banana', font: 'serif 64', dpi: 72 } })
      .png()
      .toBuffer()
    const { width } = await sharp(other).metadata()
    // Measured once with Gabarito ExtraBold; a font of the host is not even found.
    for (const each of [own.width, width]) expect(Math.abs((each ?? 0) - 201)).toBeLessThanOrEqual(2)
  })

  it('is text, never markup, without what the font cannot draw', () => {
    expect(escapeMarkup('<b>a & b</b>')).toBe('&lt;b&gt;a &amp; b&lt;/b&gt;')
    expect(escapeMarkup(' Pão 🥖\u0000\u0007 francês ')).toBe('Pão francês')
  })

  it('becomes smaller until it fits, and is cut at a word in the end', async () => {
    const room = { color: '#000000', width: 300, height: 100, sizes: [64, 40, 24] } as const
    const short = await fitText('Uva', room)
    const long = await fitText('Uva verde sem sementes '.repeat(12), room)
    expect([short.height <= 100, long.height <= 100, long.width <= 300]).toEqual([true, true, true])
  })
})
