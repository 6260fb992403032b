import type { Grade } from './types.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** Hue in degrees, saturation and lightness 0 to 1, from channels 0 to 1. */
function toHsl([red, green, blue]: Rgb): { hue: number; saturation: number; lightness: number } {
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const span = high - low
  const lightness = (high + low) / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = span / (1 - Math.abs(2 * lightness - 1))
  if (high === red) return { hue: 60 * (((green - blue) / span + 6) % 6), saturation, lightness }
  if (high === green) return { hue: 60 * ((blue - red) / span + 2), saturation, lightness }
  return { hue: 60 * ((red - green) / span + 4), saturation, lightness }
}

function toRgb(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const step = (offset + hue / 30) % 12
    return lightness - chroma * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/**
 * Regrades one colour (channels 0 to 1). The source art has cold magenta and violet bounce light;
 * food on a shop shelf wants warm bounce light instead.
 */
function gradeColor(color: Rgb, grade: Grade): Rgb {
  let { hue, saturation, lightness } = toHsl(color)
  if (grade.milk && hue > 190 && hue < 330) {
    const neutral = saturation < 0.5 || hue > 225
    if (neutral) hue = 42
    saturation *= 0.55
    lightness += (1 - lightness) * (neutral ? 0.45 : 0.12)
  } else if (!grade.keepViolet && hue >= 262) {
    hue = 352 + ((hue - 262) / 98) * 20
    saturation *= 0.92
  }
  hue = (hue + (grade.hue ?? 0) + 360) % 360
  saturation = Math.min(1, saturation * (grade.sat ?? 1))
  const lift = grade.lift ?? 0
  lightness = Math.min(1, Math.max(0, lightness + lift * (1 - lightness)))
  return toRgb(hue, saturation, lightness)
}

/** Regrades raw RGBA pixels in place. */
export function gradePixels(pixels: Buffer, grade: Grade): Buffer {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    const color: Rgb = [(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]
    const [red, green, blue] = gradeColor(color, grade)
    pixels[at] = red * 255
    pixels[at + 1] = green * 255
    pixels[at + 2] = blue * 255
  }
  return pixels
}

/** Regrades every `#rrggbb` in SVG markup. */
export function gradeMarkup(markup: string, grade: Grade): string {
  return markup.replaceAll(/#([0-9a-f]{6})\b/gi, (_, hex: string) => {
    const value = Number.parseInt(hex, 16)
    const color = gradeColor([(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255], grade)
    return `#${color
      .map((channel) =>
        Math.round(channel * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  })
}
