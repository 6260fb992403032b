import path from 'node:path'
import type { OverlayOptions, Sharp } from 'sharp'
import { formatMoney } from '../../copy/money.ts'
import { canopyColor } from '../../domain/brand.ts'
import type { Price } from '../../domain/product.ts'
import type { Brand } from '../../server/brand/brand.ts'
import { loadSharp } from '../../server/load-package.ts'

const sharp = loadSharp()

export type CardContent = {
  readonly storeName: string
  readonly title: string
  readonly price: Price | null
  readonly photo: Buffer | null
  readonly brand?: Pick<Brand, 'canopy' | 'files'> | null
}

const colors = { paper: '#fafbf6', wall: '#e6efdf', ink: '#16241c', quiet: '#526058', sale: '#ffd34d' }
/** Pixels. Some apps show only the square in the middle (x 285 to 915). */
const [width, height, band, goods, words] = [1200, 630, 72, 318, 600]
const iconPath = '/icons/maskable-512.png'
const tag = { top: 522, room: 84 }

export async function drawCard({ storeName, title, price, photo, brand }: CardContent): Promise<Buffer> {
  const icon = brand?.files.get(iconPath)?.bytes ?? path.resolve(`public${iconPath}`)
  const said = { size: 56, color: colors.ink, top: 404, room: price ? 104 : 212 }
  return sharp({ create: { width, height, channels: 3, background: colors.paper } })
    .composite([
      { input: plate(width, band, brand?.canopy ?? canopyColor), left: 0, top: 0 },
      { input: photo ? await drawHaze(photo) : plate(width, goods, colors.wall), left: 0, top: band },
      await drawTile(photo ?? icon),
      ...(await textLayers(escapeMarkup(storeName), { size: 40, color: '#fff', top: 0, room: band })),
      ...(await textLayers(escapeMarkup(title), said)),
      ...(price ? await tagLayers(price) : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function plate(wide: number, high: number, color: string, radius = 0): Buffer {
  const size = `width="${wide}" height="${high}"`
  const rect = `<rect ${size} rx="${radius}" fill="${color}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect}</svg>`)
}

const leftOf = (wide: number) => Math.round((width - wide) / 2)
function openSquare(picture: Buffer | string, side: number): Sharp {
  const upright = sharp(picture, { limitInputPixels: 50_000_000, failOn: 'error' }).rotate()
  return upright.flatten({ background: '#fff' }).resize(side, side)
}

async function drawHaze(photo: Buffer): Promise<Buffer> {
  const colours = await openSquare(photo, 120).blur(7).linear(0.6, 100).png().toBuffer()
  return sharp(colours).resize(width, goods).toBuffer()
}

async function drawTile(picture: Buffer | string): Promise<OverlayOptions> {
  const side = 286
  const corners = { input: plate(side, side, '#000', 24), blend: 'dest-in' } as const
  const input = await openSquare(picture, side).composite([corners]).png().toBuffer()
  return { input, left: leftOf(side), top: band + (goods - side) / 2 }
}

async function tagLayers({ currency, amount, saleAmount }: Price): Promise<OverlayOptions[]> {
  const now = escapeMarkup(formatMoney({ amount: saleAmount ?? amount, currency }))
  const before = `<s>${escapeMarkup(formatMoney({ amount, currency }))}</s>`
  const small = saleAmount === null ? '' : `<span size="30pt" foreground="${colors.quiet}">${before}</span>  `
  const text = await textLayers(small + now, { size: 64, color: colors.ink, ...tag })
  const left = (text[0]?.left ?? 0) - 30
  const paper = plate(width - 2 * left, tag.room, small ? colors.sale : colors.wall, 20)
  return [{ input: paper, left, top: tag.top }, ...text]
}

const unprintable = /\p{Cc}|\p{Cs}|\p{Emoji_Presentation}|\u200d|\ufe0f/gu

/** Escapes markup, drops unsupported characters and limits the length. */
export function escapeMarkup(text: string): string {
  const printable = text.replaceAll(unprintable, ' ').replace(/ {2,}/g, ' ').trim()
  const short = printable.length > 90 ? `${printable.slice(0, 90).replace(/\s+\S*$/, '')}…` : printable
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

type Place = { readonly size: number; readonly color: string; readonly top: number; readonly room: number }

/** Centres markup, shrunk to fit. */
async function textLayers(markup: string, { size, color, top, room }: Place): Promise<OverlayOptions[]> {
  if (markup === '') return []
  const text = `<span foreground="${color}">${markup}</span>`
  // One bundled weight of Gabarito: independent of the host's fonts.
  const fontfile = path.resolve('lib/discovery/share-card/gabarito-extrabold.ttf')
  const style = { text, font: `Gabarito Cartao ${size}`, fontfile, rgba: true, spacing: -size / 8 }
  const fitted = { ...style, align: 'centre', width: words, wrap: 'word-char' } as const
  const draw = (fit: { readonly dpi: number } | { readonly height: number }) =>
    sharp({ text: { ...fitted, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true })
  const meant = await draw({ dpi: 72 })
  const { data, info } = meant.info.height <= room ? meant : await draw({ height: room })
  return [{ input: data, left: leftOf(info.width), top: top + Math.round((room - info.height) / 2) }]
}
