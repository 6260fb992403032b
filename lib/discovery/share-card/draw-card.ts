import type { OverlayOptions } from 'sharp'
import { formatMoney, moneyParts } from '../../copy/money.ts'
import { siteCopy } from '../../copy/site.ts'
import { effectiveAmount, type Price } from '../../domain/product.ts'
import type { Brand } from '../../server/brand/brand.ts'
import { loadSharp } from '../../server/load-package.ts'
import { type Photo, photoLayers } from './card-photo.ts'
import { basket, colors, layout, paper, scenery } from './card-scenery.ts'
import { drawMarkup, escapeMarkup, fitText, type TextPicture } from './card-text.ts'

const sharp = loadSharp()

export type CardContent = {
  readonly storeName: string
  readonly title: string
  /** Null shows no tag. */
  readonly price: Price | null
  readonly ribbon: string | null
  /** Null for the shop's basket. */
  readonly photo: Photo | null
  /** Canopy and logo of the shop, where it has its own. */
  readonly brand?: CardBrand | null | undefined
}

export type CardBrand = Pick<Brand, 'canopy' | 'cardLogo' | 'logo'>

/** Bytes; WhatsApp shows no larger picture. */
const maximumBytes = 280 * 1024
const qualities = [84, 72, 58, 44] as const

const { width, height, name, tag, canopy } = layout

/** The share card as JPEG, 1200 × 630. Throws when the photograph cannot be decoded. */
export async function drawCard(content: CardContent): Promise<Buffer> {
  const layers = [
    ...(content.photo ? await photoLayers(content.photo) : []),
    { input: Buffer.from(scenery(canopyOf(content))) },
    ...(content.photo ? [] : [await markLayer(content)]),
    ...(await storeNameLayers(content)),
    ...(await ribbonLayers(content)),
    ...(await nameLayers(content)),
    ...(content.price ? await tagLayers(content.price) : []),
  ]
  const card = await sharp({ create: { width, height, channels: 3, background: colors.wall } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return encode(card)
}

/** The card of the shop itself with its own face, in place of `public/share-card.jpg`; its alternative text stays true. */
export function drawShopCard({
  storeName,
  brand,
}: Required<Pick<CardContent, 'storeName' | 'brand'>>): Promise<Buffer> {
  return drawCard({ storeName, brand, title: siteCopy.tagline, price: null, ribbon: null, photo: null })
}

async function encode(card: Buffer): Promise<Buffer> {
  let jpeg = card
  for (const quality of qualities) {
    jpeg = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maximumBytes) break
  }
  return jpeg
}

/** What the shop is known by, where there is no photograph. */
async function markLayer(content: CardContent): Promise<OverlayOptions> {
  const logo = content.brand?.cardLogo?.large
  if (!logo) return { input: Buffer.from(basket(canopyOf(content))) }
  const { width: wide, height: high } = await sizeOf(logo)
  const top = layout.wall.top + Math.round((layout.wall.height - high) / 2)
  return { input: logo, left: Math.round((width - wide) / 2), top }
}

const canopyOf = ({ brand }: CardContent) => brand?.canopy ?? colors.canopy

async function storeNameLayers({ storeName, brand }: CardContent): Promise<OverlayOptions[]> {
  const small = brand?.cardLogo?.small
  const logo = small ? { data: small, ...(await sizeOf(small)) } : null
  const middle = (high: number) => Math.round((canopy.height - high) / 2)
  if (logo && brand?.logo?.isName) return [centred(logo, middle(logo.height))]
  if (escapeMarkup(storeName) === '') return []
  const [gap, room] = logo ? [14, 586 - logo.width] : [0, 600]
  const text = await fitText(storeName, { color: colors.paper, width: room, height: 44, sizes: [36, 28, 22] })
  if (!logo) return [centred(text, middle(text.height))]
  const left = Math.round((width - logo.width - gap - text.width) / 2)
  return [
    { input: logo.data, left, top: middle(logo.height) },
    { input: text.data, left: left + logo.width + gap, top: middle(text.height) },
  ]
}

async function sizeOf(picture: Buffer): Promise<{ readonly width: number; readonly height: number }> {
  const { width: wide = 0, height: high = 0 } = await sharp(picture).metadata()
  return { width: wide, height: high }
}

async function nameLayers({ title, price }: CardContent): Promise<OverlayOptions[]> {
  if (escapeMarkup(title) === '') return []
  const room = price ? name.height : height - name.top - 24
  const text = await fitText(title, {
    color: colors.ink,
    width: name.width,
    height: room,
    sizes: [64, 56, 48, 42, 38],
  })
  return [centred(text, name.top + Math.max(0, Math.round((room - text.height) / 2)))]
}

async function ribbonLayers(content: CardContent): Promise<OverlayOptions[]> {
  const { ribbon, price } = content
  if (ribbon === null || escapeMarkup(ribbon) === '') return []
  const isOnSale = price !== null && price.saleAmount !== null
  const text = await fitText(ribbon, { color: colors.paper, width: 300, height: 34, sizes: [28, 24, 20] })
  const box = { left: 300, top: 104, width: text.width + 36, height: text.height + 24, radius: 14 }
  return [
    { input: Buffer.from(paper(box, isOnSale ? colors.tomato : canopyOf(content))) },
    { input: text.data, left: box.left + 18, top: box.top + 12 },
  ]
}

async function tagLayers(price: Price): Promise<OverlayOptions[]> {
  const { currency, amount, saleAmount } = price
  const { symbol, whole, decimals } = moneyParts({ amount: effectiveAmount(price), currency })
  const now = await drawMarkup(
    `<span size="30pt">${escapeMarkup(symbol)}\u00a0</span>${escapeMarkup(`${whole}${decimals}`)}`,
    { size: 66, color: colors.ink },
  )
  const before =
    saleAmount === null
      ? null
      : await drawMarkup(`<s>${escapeMarkup(formatMoney({ amount, currency }))}</s>`, {
          size: 30,
          color: colors.quietInk,
        })
  const gap = 20
  const inner = now.width + (before ? before.width + gap : 0)
  const box = {
    left: Math.round((width - inner) / 2) - 28,
    top: tag.bottom - tag.height,
    width: inner + 56,
    height: tag.height,
    radius: 14,
  }
  const middle = (picture: TextPicture) => box.top + Math.round((box.height - picture.height) / 2)
  const start = box.left + 28
  return [
    { input: Buffer.from(paper(box, saleAmount === null ? colors.paper : colors.sale)) },
    ...(before ? [{ input: before.data, left: start, top: middle(before) }] : []),
    { input: now.data, left: start + (before ? before.width + gap : 0), top: middle(now) },
  ]
}

function centred({ data, width: wide }: TextPicture, top: number): OverlayOptions {
  return { input: data, left: Math.round((width - wide) / 2), top }
}
