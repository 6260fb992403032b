import fs from 'node:fs'
import path from 'node:path'
import { failure, type Result, success } from '../../domain/result.ts'
import { contrast, fromOklch, type Hex, toOklch } from './colour.ts'

/** Names of the style sheet, without their hyphens, and what they say. */
export type Tokens = Readonly<Record<string, Hex>>
export type Themes = { readonly light: Tokens; readonly dark: Tokens }

/** What is coloured anew by day and by night; all else stays as it is in the style sheet. */
export type Palette = Themes

/** `foreground` stands on `background`: text needs 4.5:1, what is seen by its edge 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [foreground: string, background: string, least: number])[] = [
  ['header-foreground', 'header', 4.5],
  ['header-muted', 'header', 4.5],
  ['primary-foreground', 'primary', 4.5],
  ['primary', 'background', 4.5],
  ['primary', 'card', 4.5],
  ['primary', 'muted', 4.5],
  ['primary', 'secondary', 4.5],
  ['secondary-foreground', 'secondary', 4.5],
  ['ribbon-foreground', 'ribbon', 4.5],
  ['ring', 'background', 3],
  ['ring', 'card', 3],
  ['awning', 'header', 3],
  ['tag-sale', 'header', 3],
]

export type Shortfall = {
  readonly foreground: string
  readonly background: string
  readonly theme: keyof Themes
  readonly ratio: number
  readonly least: number
}

/** The first pair of these tokens that is too close; null: all hold. */
export function shortfallIn(themes: Themes): Shortfall | null {
  for (const theme of ['light', 'dark'] as const) {
    for (const [foreground, background, least] of pairs) {
      const [above, below] = [themes[theme][foreground], themes[theme][background]]
      if (!above || !below) throw new Error(`the style sheet has no ${foreground} or no ${background}`)
      const ratio = contrast(above, below)
      if (ratio < least) return { foreground, background, theme, ratio, least }
    }
  }
  return null
}

/** The tokens of app/theme.css that are plain colours, as they stand there. */
export function readThemes(file = path.resolve('app/theme.css')): Themes {
  const sheet = fs.readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  const rule = (selector: string) => sheet.slice(sheet.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
  const tokensOf = (text: string): Tokens =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex as Hex]),
    )
  const light = tokensOf(rule(':root'))
  return { light, dark: { ...light, ...tokensOf(rule('.dark')) } }
}

/**
 * What an accent colours. By day it is canopy, ribbon and what acts, as the green is; by night the canopy is a dark shade of
 * it, and what acts a light one, made lighter until it can be read.
 */
function paletteOf(accent: Hex, themes: Themes): Palette {
  const { chroma, hue } = toOklch(accent)
  const shade = (lightness: number, atMost = chroma) =>
    fromOklch({ lightness, chroma: Math.min(chroma, atMost), hue })
  const light = {
    header: accent,
    'header-muted': shade(0.91, 0.03),
    ribbon: accent,
    primary: accent,
    ring: accent,
    secondary: shade(0.94, 0.025),
    'secondary-foreground': shade(0.34, 0.08),
  }
  const night = (primary: number) => ({
    header: shade(0.29, 0.07),
    'header-foreground': shade(0.97, 0.01),
    'header-muted': shade(0.82, 0.03),
    ribbon: shade(0.31, 0.09),
    primary: shade(primary),
    'primary-foreground': shade(0.21, 0.05),
    ring: shade(Math.min(0.97, primary + 0.04)),
    secondary: shade(0.31, 0.03),
    'secondary-foreground': shade(0.92, 0.03),
  })
  const steps = Array.from({ length: 14 }, (_, step) => 0.82 + step / 100)
  const dark = steps
    .map(night)
    .find((tokens) => shortfallIn({ light: themes.dark, dark: { ...themes.dark, ...tokens } }) === null)
  return { light, dark: dark ?? night(0.95) }
}

const merged = (themes: Themes, { light, dark }: Palette): Themes => ({
  light: { ...themes.light, ...light },
  dark: { ...themes.dark, ...dark },
})

export type RefusedAccent = Shortfall & {
  /** The nearest shade of it with which all holds. */ readonly nearest: Hex
}

/** What is coloured by an accent, or the first pair that could not be read, and the nearest shade that could. */
export function accentPalette(accent: Hex, themes: Themes): Result<Palette, RefusedAccent> {
  const palette = paletteOf(accent, themes)
  const shortfall = shortfallIn(merged(themes, palette))
  if (shortfall === null) return success(palette)
  return failure({ ...shortfall, nearest: nearestShade(accent, themes) })
}

/** White words stand on an accent, so it can only be too light: the first darker shade with which all holds. */
function nearestShade(accent: Hex, themes: Themes): Hex {
  const { lightness, chroma, hue } = toOklch(accent)
  for (let less = 0.002; less < lightness; less += 0.002) {
    const shade = fromOklch({ lightness: lightness - less, chroma, hue })
    if (shortfallIn(merged(themes, paletteOf(shade, themes))) === null) return shade
  }
  return '#000000'
}
