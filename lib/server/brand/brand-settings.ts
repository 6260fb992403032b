import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Settings } from '../environment/environment-schema.ts'
import { loadCulori } from '../load-package.ts'

export type BrandFile = { readonly file: string; readonly digest: string }

/** Branding from the settings; an omitted value means the default. */
export type BrandSettings = {
  readonly logo?: BrandFile
  readonly heroPicture?: BrandFile
  readonly heroTitle?: string
  readonly heroText?: string
  /** Day theme, as `#rrggbb`. */
  readonly accent?: string
}

/** Bytes: more than a logo needs, less than a camera photo. */
const largestLogo = 2_000_000
const largestPicture = 8_000_000

/** Detects the file type by its first bytes; ignores the extension. */
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
  if (kind === 'svg' && /<(?:svg:)?text[\s>]/i.test(bytes.toString('utf8'))) {
    throw wrong(`${name} has text in it; turn its text into paths, or save it as PNG`)
  }
  return { file, digest: hash('sha256', bytes).slice(0, 12) }
}

/** `--muted` of app/theme.css by day: the darkest ground that the accent appears on. */
export const darkestGround = '#f0f2ea'
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5

function checkAccent(accent: string): string {
  const contrast = loadCulori().wcagContrast(accent, darkestGround)
  if (contrast >= leastContrast) return accent
  throw new EnvironmentError(
    `ACCENT_COLOR: ${accent} could not be read on the paper of the shop, nor white words on it: their contrast is ${contrast.toFixed(1)}:1, and ${leastContrast}:1 is needed. Give a darker shade`,
  )
}

/** Returns undefined when nothing is set. Throws `EnvironmentError` for an unreadable or unsuitable value. */
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
    ...(ACCENT_COLOR !== undefined && { accent: checkAccent(ACCENT_COLOR) }),
  }
  return Object.keys(brand).length > 0 ? brand : undefined
}
