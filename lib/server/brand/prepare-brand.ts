import { hash } from 'node:crypto'
import fs from 'node:fs/promises'
import type { BrandHero, BrandLogo } from '../../domain/brand.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import { loadSharp } from '../load-package.ts'
import { type Brand, getBrand, setBrand } from './brand.ts'
import type { BrandSettings } from './brand-settings.ts'
import { brandStyles } from './brand-styles.ts'
import type { Hex } from './colour.ts'
import { drawIcons, leastIconSide } from './draw-icons.ts'
import { type DrawnLogo, drawLogo, groundOf, limitInputPixels, logoAt } from './draw-logo.ts'
import { themes } from './themes.ts'

const sharp = loadSharp()

/** CSS pixels that the header has for a logo, and how much wider than high one is that stands for the name. */
const logoRoom = { width: 200, height: 38 }
const nameRatio = 2

/** Pixels and bytes of the hero's picture: twice what a phone, and what a wide window, shows of it. */
const heroSizes = {
  phone: { width: 400, height: 560, bytes: 45_000 },
  wide: { width: 1280, height: 700, bytes: 120_000 },
} as const
const qualities = [78, 66, 54, 42, 30] as const
/** What is all grain is softened (sigma, pixels) until it fits. */
const softenings = [0, 1.5, 4] as const

/** Pixels of a share card: room in its canopy, which is 66 high, and in the place of a picture. */
const cardCanopy = { width: 420, height: 42, air: 5 }
const cardPicture = { width: 520, height: 190, air: 24 }

type Files = Map<string, { type: string; bytes: Buffer; isForGood: boolean }>

/** As WebP of so many bytes at most. */
async function encode(pixels: Buffer, most: number): Promise<Buffer> {
  let bytes = pixels
  for (const softening of softenings) {
    const soft = softening === 0 ? pixels : await sharp(pixels).blur(softening).toBuffer()
    for (const quality of qualities) {
      bytes = await sharp(soft).webp({ quality }).toBuffer()
      if (bytes.length <= most) return bytes
    }
  }
  return bytes
}

/** Has the face of the shop drawn, once in a process; throws as `drawBrand` does. A sentence for the operator, or null. */
export async function prepareBrand(settings: BrandSettings | undefined): Promise<string | null> {
  if (!settings || getBrand()) return null
  const { brand, warning } = await drawBrand(settings)
  setBrand(brand)
  return warning
}

type Drawn = { readonly brand: Brand /** For the operator. */; readonly warning: string | null }

/**
 * Draws the face of a shop; what pages show of it is the same in every process. Throws `EnvironmentError` for a picture that
 * cannot be decoded.
 */
export async function drawBrand(settings: BrandSettings): Promise<Drawn> {
  const { accent, heroTitle, heroText } = settings
  const { light, dark } = accent ?? themes
  const [day, night] = [light.header, dark.header]
  const files: Files = new Map()
  const logo = settings.logo
    ? await decode(
        'STORE_LOGO',
        async ({ file }) => drawLogo(await fs.readFile(/* turbopackIgnore: true */ file), [day, night]),
        settings.logo,
      )
    : null
  const picture = settings.heroPicture
    ? await decode('HERO_PICTURE', ({ file }) => drawHero(file, files), settings.heroPicture)
    : null
  const isLargeEnough = logo !== null && Math.max(logo.width, logo.height) >= leastIconSide
  if (isLargeEnough || accent) {
    for (const [address, icon] of await drawIcons(isLargeEnough ? logo : null, day)) {
      files.set(address, { ...icon, isForGood: false })
    }
  }
  const shown = logo ? await logoOf(logo, files) : null
  const styles = brandStyles({
    accent,
    logo: logo && { plate: logo.plate, ground: groundOf(logo.plate, day) },
    hero: { hasPicture: picture !== null, hasWords: heroTitle !== undefined || heroText !== undefined },
  })
  const styleSheet = `/icons/face-${digestOf(styles)}.css`
  files.set(styleSheet, { type: 'text/css; charset=utf-8', bytes: Buffer.from(styles), isForGood: true })
  const brand: Brand = {
    styles,
    styleSheet,
    canopy: accent?.light.header ?? null,
    logo: shown,
    hero: {
      ...(heroTitle !== undefined && { title: heroTitle }),
      ...(heroText !== undefined && { text: heroText }),
      picture,
    },
    files,
    cardLogo: logo && {
      small: await onPlate(logo, { ...cardCanopy, ground: groundOf(logo.plate, day) }),
      large: await onPlate(logo, { ...cardPicture, ground: groundOf(logo.plate, day) }),
    },
  }
  const small = `STORE_LOGO is ${logo?.width} × ${logo?.height} pixels: icons on home screens keep the built-in drawing. Give a logo of ${leastIconSide} pixels or more.`
  return { brand, warning: logo && !isLargeEnough ? small : null }
}

async function decode<Named, Drawn>(
  setting: string,
  draw: (named: Named) => Promise<Drawn>,
  named: Named & { readonly file: string },
): Promise<Drawn> {
  try {
    return await draw(named)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new EnvironmentError(`${setting}: ${named.file} cannot be decoded (${why}); save it anew`)
  }
}

/** In the name of what may be kept for good. */
const digestOf = (bytes: Buffer | string) => hash('sha256', bytes).slice(0, 12)

/** As large as the header has room for, and never larger than it is. */
async function logoOf(logo: DrawnLogo, files: Files): Promise<BrandLogo> {
  const part = Math.min(1, logoRoom.width / logo.width, logoRoom.height / logo.height)
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * part)))
  const bytes = await logoAt(logo, { width: 2 * logoRoom.width, height: 2 * logoRoom.height })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer()
  const src = `/icons/logo-${digestOf(bytes)}.webp`
  files.set(src, { type: 'image/webp', bytes, isForGood: true })
  const isName = logo.width / logo.height >= nameRatio
  return { src, width: width ?? 1, height: height ?? 1, isName, isPrintable: logo.isPrintable }
}

type Plate = { readonly width: number; readonly height: number; readonly air: number; readonly ground: Hex }

async function onPlate(
  logo: DrawnLogo,
  { width: most, height: highest, air, ground }: Plate,
): Promise<Buffer> {
  const { data, info } = await logoAt(logo, { width: most, height: highest })
    .png()
    .toBuffer({ resolveWithObject: true })
  const [width, height] = [info.width + 2 * air, info.height + 2 * air]
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${2 * air}" fill="${ground}"/></svg>`
  return sharp(Buffer.from(plate))
    .composite([{ input: data }])
    .png()
    .toBuffer()
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
    const bytes = await encode(pixels, most)
    const src = `/pictures/hero-${digestOf(bytes)}-${name}.webp`
    files.set(src, { type: 'image/webp', bytes, isForGood: true })
    return { src, width, height }
  }
  return { phone: await draw('phone'), wide: await draw('wide') }
}
