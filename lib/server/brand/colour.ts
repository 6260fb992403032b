/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

/** Lightness 0 to 1, chroma, and hue in degrees: OKLCH, in which a step looks alike at every hue. */
type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }

type Triple = readonly [number, number, number]

const channelsOf = (hex: Hex) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255) as unknown as Triple

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(hex: Hex): number {
  const [red, green, blue] = channelsOf(hex).map(linear) as unknown as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two luminances, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Contrast ratio of two colours. */
export const contrast = (one: Hex, other: Hex) => contrastOf(luminance(one), luminance(other))

/** By Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/). */
export function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = channelsOf(hex).map(linear) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

function channelsAt({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The colour, with as much of its chroma as a screen can show at this lightness. */
export function fromOklch(colour: Oklch): Hex {
  let [least, most] = [0, colour.chroma]
  const isShown = (chroma: number) =>
    channelsAt({ ...colour, chroma }).every((channel) => channel >= -0.0005 && channel <= 1.0005)
  if (!isShown(most)) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (least + most) / 2
      if (isShown(middle)) least = middle
      else most = middle
    }
    most = least
  }
  const bytes = channelsAt({ ...colour, chroma: most }).map((channel) =>
    Math.round(255 * encoded(Math.min(1, Math.max(0, channel)))),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
