import sharp from 'sharp'
import { emojiMarkup } from './emoji.ts'
import { gradePixels } from './grade.ts'
import type { Item } from './types.ts'

export type Sprite = { readonly png: Buffer; readonly width: number; readonly height: number }

const cache = new Map<string, Promise<Sprite>>()

function markupOf({ art, size }: Item): string {
  if (typeof art === 'string')
    return emojiMarkup(art).replace(
      /<svg[^>]*>/,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none">`,
    )
  const width = Math.round((art.width / art.height) * size)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${size}" viewBox="0 0 ${art.width} ${art.height}">${art.body}</svg>`
}

async function draw(item: Item): Promise<Sprite> {
  const { art, rotate = 0, flip = false } = item
  const source = await sharp(Buffer.from(markupOf(item)), { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Our own drawings have warm light already: their pinks and lilacs are meant.
  const grade = { keepViolet: typeof art !== 'string', ...item.grade }
  const raw = { width: source.info.width, height: source.info.height, channels: 4 } as const
  let image = sharp(gradePixels(source.data, grade), { raw })
  if (flip) image = image.flop()
  let png = await image.png().toBuffer()
  if (rotate !== 0) png = await sharp(png).rotate(rotate, { background: '#0000' }).png().toBuffer()
  const trimmed = await sharp(png)
    .trim({ background: '#0000', threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: trimmed.data, width: trimmed.info.width, height: trimmed.info.height }
}

/** The item's picture, rasterised at its final size and trimmed to what is visible. */
export function spriteOf(item: Item): Promise<Sprite> {
  const { art, size, rotate, flip, grade } = item
  const key = JSON.stringify([art, size, rotate, flip, grade])
  const known = cache.get(key)
  if (known) return known
  const drawn = draw(item)
  cache.set(key, drawn)
  return drawn
}
