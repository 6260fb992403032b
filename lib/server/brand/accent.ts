import { failure, type Result, success } from '../../domain/result.ts'
import { contrast, fromOklch, type Hex, toOklch } from './colour.ts'
import { type Theme, type Token, type Tokens, themes } from './themes.ts'

/** What is coloured anew by day and by night; all else stays as it is in the style sheet. */
export type Palette = Readonly<Record<Theme, Partial<Tokens> & Readonly<Record<'header' | 'primary', Hex>>>>

/** `foreground` stands on `background`: text needs 4.5:1, what is seen by its edge 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [foreground: Token, background: Token, least: number])[] = [
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
  readonly foreground: Token
  readonly background: Token
  readonly theme: Theme
  readonly ratio: number
  readonly least: number
}

/** The first pair of a theme's tokens that is too close under this palette; null: all hold. */
function shortfallOf(theme: Theme, palette: Partial<Tokens>): Shortfall | null {
  const tokens: Tokens = { ...themes[theme], ...palette }
  for (const [foreground, background, least] of pairs) {
    const ratio = contrast(tokens[foreground], tokens[background])
    if (ratio < least) return { foreground, background, theme, ratio, least }
  }
  return null
}

/** The first pair that is too close, by day or by night; null: all hold. */
export const shortfallIn = ({ light, dark }: Palette): Shortfall | null =>
  shortfallOf('light', light) ?? shortfallOf('dark', dark)

/**
 * What an accent colours. By day it is canopy, ribbon and what acts, as the green is; by night the canopy is a dark shade of
 * it, and what acts a light one, made lighter until it can be read.
 */
function paletteOf(accent: Hex): Palette {
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
  const dark = steps.map(night).find((tokens) => shortfallOf('dark', tokens) === null)
  return { light, dark: dark ?? night(0.95) }
}

export type RefusedAccent = Shortfall & {
  /** The nearest shade of it with which all holds. */ readonly nearest: Hex
}

/** What is coloured by an accent, or the first pair that could not be read, and the nearest shade that could. */
export function accentPalette(accent: Hex): Result<Palette, RefusedAccent> {
  const palette = paletteOf(accent)
  const shortfall = shortfallIn(palette)
  if (shortfall === null) return success(palette)
  return failure({ ...shortfall, nearest: nearestShade(accent) })
}

/** White words stand on an accent, so it can only be too light: the first darker shade with which all holds. */
function nearestShade(accent: Hex): Hex {
  const { lightness, chroma, hue } = toOklch(accent)
  for (let less = 0.002; less < lightness; less += 0.002) {
    const shade = fromOklch({ lightness: lightness - less, chroma, hue })
    if (shortfallIn(paletteOf(shade)) === null) return shade
  }
  return '#000000'
}
