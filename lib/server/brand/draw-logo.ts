import type { Sharp } from 'sharp'
import { loadSharp } from '../load-package.ts'
import { contrastOf, type Hex, luminance } from './colour.ts'

const sharp = loadSharp()

/** Pixels that a picture may have: what a phone's camera makes. */
export const limitInputPixels = 50_000_000

/** Of the longer side (pixels): what is drawn is drawn from this. */
const longestSide = 1024

/** How a logo stands out: by itself on the canopy, or on a plate of paper or ink. An opaque one is its own plate. */
export type LogoPlate = 'bare' | 'paper' | 'ink' | 'own'

export type DrawnLogo = {
  /** PNG without the air around it. */
  readonly png: Buffer
  readonly width: number
  readonly height: number
  readonly plate: LogoPlate
  /** Whether it can be seen on white paper. */
  readonly isPrintable: boolean
}

/**
 * A logo as pixels. A drawing (SVG) is drawn here, by a library that runs no script and fetches nothing, so that no markup
 * of others is ever sent. Rejects what cannot be decoded.
 */
export async function drawLogo(bytes: Buffer, headers: readonly Hex[]): Promise<DrawnLogo> {
  const { width: wide = 0, height: high = 0, format } = await sharp(bytes, { limitInputPixels }).metadata()
  const density =
    format === 'svg' ? Math.min(2400, Math.max(72, (72 * longestSide) / Math.max(wide, high, 1))) : 72
  const whole = await sharp(bytes, { limitInputPixels, density })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .png()
    .toBuffer()
  // Only air is taken away, no paper: its corner may be the logo's own.
  const trimmed = await sharp(whole)
    .trim({ background: '#00000000', threshold: 8 })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  const { data: png, info } = trimmed ?? (await sharp(whole).png().toBuffer({ resolveWithObject: true }))
  return { png, width: info.width, height: info.height, ...(await lookAt(png, headers)) }
}

const [paper, ink] = [luminance('#ffffff'), luminance('#16241c')]

/** Parts (0 to 1) from which on a logo is seen well, and is a picture with edges of its own. */
const mostOfIt = 0.75
const allOfIt = 0.97

async function lookAt(
  png: Buffer,
  headers: readonly Hex[],
): Promise<Pick<DrawnLogo, 'plate' | 'isPrintable'>> {
  const side = 64
  const pixels = await sharp(png).resize(side, side, { fit: 'fill' }).raw().toBuffer()
  const shown: number[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha > 127) shown.push(luminance(hexOf([red, green, blue])))
  }
  const seenOn = (ground: number) =>
    shown.filter((light) => contrastOf(light, ground) >= 3).length / Math.max(1, shown.length)
  const isOpaque = shown.length / (side * side) >= allOfIt
  const isPrintable = isOpaque || seenOn(paper) >= 0.5
  if (isOpaque) return { plate: 'own', isPrintable }
  if (headers.every((header) => seenOn(luminance(header)) >= mostOfIt)) return { plate: 'bare', isPrintable }
  return { plate: seenOn(paper) >= seenOn(ink) ? 'paper' : 'ink', isPrintable }
}

const hexOf = (bytes: readonly number[]): Hex =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Grounds of the plates. */
const grounds = { paper: '#ffffff', own: '#ffffff', ink: '#16241c' } as const
export const groundOf = (plate: LogoPlate, header: Hex): Hex => (plate === 'bare' ? header : grounds[plate])

type Square = {
  readonly size: number
  readonly ground: Hex
  /** Of the side. */
  readonly part: number
  readonly radius: number
}

/** The logo in the middle of a square of its ground, as PNG. */
export async function logoSquare(
  { png }: DrawnLogo,
  { size, ground, part, radius }: Square,
): Promise<Buffer> {
  const inner = Math.round(size * part)
  const logo = await sharp(png).resize({ width: inner, height: inner, fit: 'inside' }).png().toBuffer()
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${Math.round(size * radius)}" fill="${ground}"/></svg>`
  return sharp(Buffer.from(square))
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

/** So many pixels high at most, for a screen that shows two for one: WebP, never enlarged. */
export function logoAt(
  { png }: DrawnLogo,
  { width, height }: { readonly width: number; readonly height: number },
): Sharp {
  return sharp(png).resize({ width, height, fit: 'inside', withoutEnlargement: true })
}
