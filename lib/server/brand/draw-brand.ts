import { hash } from 'node:crypto'
import fs from 'node:fs/promises'
import { type BrandHero, type BrandLogo, canopyColor } from '../../domain/brand.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import { loadSharp } from '../load-package.ts'
import { type Brand, getBrand, setBrand } from './brand.ts'
import type { BrandSettings } from './brand-settings.ts'

const sharp = loadSharp()
const limitInputPixels = 50_000_000

/** Pixels at twice the header's room, and the padding around the logo. */
const logoRoom = { width: 384, height: 60 }
const air = 8

/** Pixels of the icons they replace in `public` and `app`. */
const icons = {
  '/apple-icon.png': 180,
  '/icons/icon-192.png': 192,
  '/icons/icon-512.png': 512,
  '/icons/maskable-192.png': 192,
  '/icons/maskable-512.png': 512,
  '/favicon.ico': 48,
} as const

/** Pixels and maximum bytes at double density for a phone and a wide window. */
const heroSizes = {
  phone: { width: 400, height: 560, bytes: 45_000 },
  wide: { width: 1280, height: 700, bytes: 120_000 },
} as const

type Files = Map<string, { type: string; bytes: Buffer; isForGood: boolean }>

export async function prepareBrand(settings: BrandSettings | undefined): Promise<void> {
  if (settings && !getBrand()) setBrand(await drawBrand(settings))
}

export async function drawBrand(settings: BrandSettings): Promise<Brand> {
  const { accent, heroTitle, heroText } = settings
  const files: Files = new Map()
  const logo = await decode('STORE_LOGO', settings.logo?.file, (file) =>
    drawLogo(file, accent ?? canopyColor, files),
  )
  const picture = await decode('HERO_PICTURE', settings.heroPicture?.file, (file) => drawHero(file, files))
  const styles = accent ? accentStyles(accent) : ''
  const styleSheet = `/icons/face-${digestOf(styles)}.css`
  files.set(styleSheet, { type: 'text/css; charset=utf-8', bytes: Buffer.from(styles), isForGood: true })
  const words = {
    ...(heroTitle !== undefined && { title: heroTitle }),
    ...(heroText !== undefined && { text: heroText }),
  }
  return { styles, styleSheet, canopy: accent ?? null, logo, hero: { ...words, picture }, files }
}

async function decode<Drawn>(
  setting: string,
  file: string | undefined,
  draw: (file: string) => Promise<Drawn>,
): Promise<Drawn | null> {
  if (file === undefined) return null
  try {
    return await draw(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(`${setting}: ${file} cannot be decoded (${why}); save it anew`)
  }
}

const digestOf = (bytes: Buffer | string) => hash('sha256', bytes).slice(0, 12)

/** Draws the logo for pages and icons; the SVG renderer runs no script and fetches nothing. */
async function drawLogo(file: string, canopy: string, files: Files): Promise<BrandLogo> {
  const bytes = await fs.readFile(/* turbopackIgnore: true */ file)
  const { format, width: wide = 0, height: high = 0 } = await sharp(bytes, { limitInputPixels }).metadata()
  const density = format === 'svg' ? Math.min(2400, Math.max(72, (72 * 1024) / Math.max(wide, high, 1))) : 72
  const png = await sharp(bytes, { limitInputPixels, density })
    .rotate()
    .ensureAlpha()
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const background = (await isLight(png)) ? canopy : '#ffffff'
  for (const [address, icon] of await drawIcons(png, background)) files.set(address, icon)
  const small = await sharp(png)
    .resize({ ...logoRoom, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  const { data, info } = await sharp(small)
    .flatten({ background })
    .extend({ top: air, bottom: air, left: air, right: air, background })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  const src = `/icons/logo-${digestOf(data)}.webp`
  files.set(src, { type: 'image/webp', bytes: data, isForGood: true })
  const [width, height] = [Math.round(info.width / 2), Math.round(info.height / 2)]
  // A logo twice as wide as high contains the name.
  return { src, width, height, isName: width >= 2 * height }
}

async function isLight(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).stats()
  const [grey] = (await sharp(png).flatten({ background: '#000000' }).greyscale().stats()).channels
  return (grey?.mean ?? 0) / Math.max(1, channels[3]?.mean ?? 255) > 0.63
}

async function drawIcons(png: Buffer, background: string): Promise<Files> {
  const square = await sharp(png)
    .resize({ width: 300, height: 300, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: 106, bottom: 106, left: 106, right: 106, background })
    .png()
    .toBuffer()
  const files: Files = new Map()
  for (const [address, side] of Object.entries(icons)) {
    const bytes = await sharp(square).resize(side, side).png().toBuffer()
    files.set(address, { type: 'image/png', bytes, isForGood: false })
  }
  const tab = files.get('/favicon.ico')?.bytes.toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image width="48" height="48" href="data:image/png;base64,${tab}"/></svg>`
  return files.set('/icon.svg', { type: 'image/svg+xml', bytes: Buffer.from(svg), isForGood: false })
}

async function drawHero(file: string, files: Files): Promise<NonNullable<BrandHero['picture']>> {
  const draw = async (name: keyof typeof heroSizes) => {
    const { width, height, bytes: most } = heroSizes[name]
    const pixels = await sharp(file, { limitInputPixels })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width, height, fit: 'cover', position: 'attention' })
      .png({ compressionLevel: 1 })
      .toBuffer()
    let bytes = pixels
    for (const quality of [78, 60, 42, 24]) {
      if (bytes.length > most) bytes = await sharp(pixels).webp({ quality }).toBuffer()
    }
    // Blurs a picture too grainy to compress.
    if (bytes.length > most) bytes = await sharp(pixels).blur(4).webp({ quality: 24 }).toBuffer()
    const src = `/pictures/hero-${digestOf(bytes)}-${name}.webp`
    files.set(src, { type: 'image/webp', bytes, isForGood: true })
    return { src, width, height }
  }
  return { phone: await draw('phone'), wide: await draw('wide') }
}

/** Day rules; the accent was checked against `--muted`. Specificity above the style sheet's own rules. */
const accentStyles = (accent: string) =>
  `html:root:not(.dark){--header:${accent};--primary:${accent};--ring:${accent};--secondary:var(--muted);--secondary-foreground:var(--foreground)}`
