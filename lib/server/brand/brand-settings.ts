import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Settings } from '../environment/environment-schema.ts'
import { accentPalette, type Palette, type RefusedAccent } from './accent.ts'
import type { Hex } from './colour.ts'

/** A picture of the operator's, as it was when the shop was started. */
export type BrandFile = { readonly file: string /** Of its bytes. */; readonly digest: string }

/** What the operator's settings say of the face of the shop; what is left out is as it always was. */
export type BrandSettings = {
  readonly logo?: BrandFile
  readonly heroPicture?: BrandFile
  readonly heroTitle?: string
  readonly heroText?: string
  readonly accent?: Palette
}

/** Bytes: more than a logo has, and what a phone's camera makes. */
const largestLogo = 2_000_000
const largestPicture = 8_000_000

/** Of what kind a file is, by its first bytes: no extension is believed. */
function kindOf(bytes: Buffer): 'png' | 'jpeg' | 'webp' | 'svg' | null {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  const text = bytes.subarray(0, 1000).toString('utf8')
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i.test(text)
    ? 'svg'
    : null
}

type Wanted = {
  readonly setting: 'STORE_LOGO' | 'HERO_PICTURE'
  readonly kinds: readonly string[]
  readonly bytes: number
}

function readFile(name: string, { setting, kinds, bytes: most }: Wanted): BrandFile {
  const file = path.resolve(name)
  const wrong = (message: string) => new EnvironmentError(`${setting}: ${message}`)
  const stat = fs.statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })
  if (!stat?.isFile()) {
    throw wrong(`there is no file ${name}, seen from the folder that the shop is started in`)
  }
  if (stat.size > most) throw wrong(`${name} has more than ${most / 1_000_000} MB; save it smaller`)
  const bytes = fs.readFileSync(/* turbopackIgnore: true */ file)
  const kind = kindOf(bytes)
  if (kind === null || !kinds.includes(kind)) {
    throw wrong(`${name} is no picture that can be read; give a ${kinds.join(', ').toUpperCase()} file`)
  }
  // Servers have no letters, and would draw boxes.
  if (kind === 'svg' && /<(?:svg:)?text[\s>]/i.test(bytes.toString('utf8'))) {
    throw wrong(`${name} has text in it; turn its text into paths, or save it as PNG`)
  }
  return { file, digest: hash('sha256', bytes).slice(0, 12) }
}

const names: Readonly<Record<string, string>> = {
  'primary-foreground on primary': 'the words of buttons',
  'header-foreground on header': 'the white words of the header',
  'primary on background': 'words of this colour on the page',
  'primary on muted': 'words of this colour on grey',
  'primary on secondary': 'words of this colour on quiet buttons',
}

/** `#ffcc00 …: by day the white words of the header (header-foreground on header) have 1.5:1 and need 4.5:1.` */
function refusalOf(
  hex: Hex,
  { foreground, background, theme, ratio, least, nearest }: RefusedAccent,
): string {
  const pair = `${foreground} on ${background}`
  const said = names[pair] ? `${names[pair]} (${pair})` : pair
  const when = theme === 'light' ? 'by day' : 'by night'
  return `ACCENT_COLOR: with ${hex} ${said} could not be read: they have a contrast of ${ratio.toFixed(1)}:1 ${when}, and need ${least}:1. The nearest shade that can be read is ${nearest}`
}

function paletteOf(accent: string): Palette {
  const hex = accent as Hex
  const palette = accentPalette(hex)
  if (!palette.ok) throw new EnvironmentError(refusalOf(hex, palette.error))
  return palette.value
}

/** Undefined where nothing is set. Throws `EnvironmentError` for what cannot be shown or read. */
export function brandSettingsOf(settings: Settings): BrandSettings | undefined {
  const { STORE_LOGO, HERO_PICTURE, HERO_TITLE: heroTitle, HERO_TEXT: heroText, ACCENT_COLOR } = settings
  const logoRules: Wanted = {
    setting: 'STORE_LOGO',
    kinds: ['png', 'webp', 'svg', 'jpeg'],
    bytes: largestLogo,
  }
  const heroRules: Wanted = { setting: 'HERO_PICTURE', kinds: ['jpeg', 'png', 'webp'], bytes: largestPicture }
  const brand = {
    ...(STORE_LOGO !== undefined && { logo: readFile(STORE_LOGO, logoRules) }),
    ...(HERO_PICTURE !== undefined && { heroPicture: readFile(HERO_PICTURE, heroRules) }),
    ...(heroTitle !== undefined && { heroTitle }),
    ...(heroText !== undefined && { heroText }),
    ...(ACCENT_COLOR !== undefined && { accent: paletteOf(ACCENT_COLOR) }),
  }
  return Object.keys(brand).length > 0 ? brand : undefined
}
