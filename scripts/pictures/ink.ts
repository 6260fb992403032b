import { labelGlyphs } from './label-glyphs.ts'
import type { Tones } from './types.ts'

let ids = 0
export function uniqueId(): string {
  ids += 1
  return `i${ids}`
}

/** A rounded body lit from the upper left: core gradient, shaded far rim, soft shine. */
export function solid(path: string, tones: Tones, options: { rim?: number; shine?: number } = {}): string {
  const [light, base, deep] = tones
  const { rim = 26, shine = 0.5 } = options
  const [fill, clip, blur] = [uniqueId(), uniqueId(), uniqueId()]
  const edge = `fill="none" stroke-width="${rim}" filter="url(#${blur})"`
  return `<defs><radialGradient id="${fill}" cx=".34" cy=".26" r=".86"><stop offset="0" stop-color="${light}"/>
    <stop offset=".48" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    <clipPath id="${clip}"><path d="${path}"/></clipPath>
    <filter id="${blur}" x="-30%" y="-30%" width="160%" height="160%">
      <feGaussianBlur stdDeviation="${rim * 0.45}"/></filter></defs>
    <path d="${path}" fill="url(#${fill})"/><g clip-path="url(#${clip})">
    <path d="${path}" ${edge} stroke="${deep}" opacity=".6" transform="translate(${-rim * 0.25} ${-rim * 0.3})"/>
    <path d="${path}" ${edge} stroke="#fff" opacity="${shine}" transform="translate(${rim * 0.35} ${rim * 0.4})"
      style="mix-blend-mode:soft-light"/></g>`
}

/** A flat face with an even fall of light; `angle` 0 runs left to right, 90 top to bottom. */
export function face(path: string, from: string, to: string, angle = 90): string {
  const fill = uniqueId()
  const radians = (angle * Math.PI) / 180
  return `<defs><linearGradient id="${fill}" x1="0" y1="0" x2="${Math.cos(radians)}" y2="${Math.sin(radians)}">
    <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <path d="${path}" fill="url(#${fill})"/>`
}

/** Light and shade of a standing cylinder, laid over `path`. */
export function roundness(path: string, strength = 1): string {
  const fill = uniqueId()
  const stop = (at: number, color: string, opacity: number): string =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity * strength}"/>`
  return `<defs><linearGradient id="${fill}">${stop(0, '#2a1608', 0.2)}${stop(0.1, '#2a1608', 0.03)}
    ${stop(0.2, '#fff', 0.42)}${stop(0.34, '#fff', 0.12)}${stop(0.55, '#2a1608', 0.02)}
    ${stop(0.9, '#2a1608', 0.34)}${stop(1, '#2a1608', 0.24)}</linearGradient></defs>
    <path d="${path}" fill="url(#${fill})"/>`
}

/** A soft spot of light or shade. */
export function spot(
  x: number,
  y: number,
  rx: number,
  ry: number,
  color = '#fff',
  opacity = 0.5,
  turn = 0,
): string {
  const fill = uniqueId()
  return `<defs><radialGradient id="${fill}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/>
    <stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${fill})" transform="rotate(${turn} ${x} ${y})"/>`
}

export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`
}

export function boxPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = radius
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}
    h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** Outlined label text, centred on x, standing on y, narrowed to fit `max`. Needs no installed font. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  max = 9999,
): string {
  let advance = 0
  let shapes = ''
  for (const character of text) {
    const glyph = labelGlyphs[character]
    if (!glyph) throw new Error(`No outline for the character ${character} in ${text}`)
    shapes += `<path d="${glyph[1]}" transform="translate(${advance} 0)"/>`
    advance += glyph[0]
  }
  const scale = Math.min(size / 1000, max / advance)
  const left = x - (advance * scale) / 2
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${scale} ${-scale})">${shapes}</g>`
}
