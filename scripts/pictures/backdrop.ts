import type { Shelf } from './palette.ts'
import type { Stage } from './types.ts'

export function svgOf(stage: Pick<Stage, 'width' | 'height'>, body: string): Buffer {
  const { width, height } = stage
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  )
}

/** Wall in lamplight, the valance's shadow above, the shelf's top plane and its front lip. */
export function backdrop(stage: Stage, shelf: Shelf): Buffer {
  const { width, height, edge, lip } = stage
  const depth = height > 800 ? 1 : height / 640
  let scallop = `M-210 -160 H${width + 210} V${74 * depth}`
  for (let x = width + 210; x > -210; x -= 150 * depth)
    scallop += ` a${75 * depth} ${62 * depth} 0 0 1 ${-150 * depth} 0`
  return svgOf(
    stage,
    `<defs>
    <linearGradient id="w" x1="0" y1="0" x2=".25" y2="1">
      <stop offset="0" stop-color="${shelf.wall}"/><stop offset="1" stop-color="${shelf.wallDeep}"/></linearGradient>
    <radialGradient id="l" cx=".36" cy=".34" r=".62">
      <stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shelf.wallDeep}"/>
      <stop offset=".25" stop-color="${shelf.top}"/><stop offset="1" stop-color="#fff" stop-opacity=".9"/></linearGradient>
    <linearGradient id="f" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${shelf.lip}"/><stop offset="1" stop-color="${shelf.lipDeep}"/></linearGradient>
    <filter id="b" x="-20%" y="-60%" width="140%" height="260%"><feGaussianBlur stdDeviation="${16 * depth}"/></filter></defs>
    <rect width="${width}" height="${edge + 8}" fill="url(#w)"/><rect width="${width}" height="${edge + 8}" fill="url(#l)"/>
    <path d="${scallop}" fill="${shelf.ink}" opacity=".13" filter="url(#b)"/>
    <rect y="${edge}" width="${width}" height="${lip - edge}" fill="${shelf.top}"/>
    <rect y="${edge}" width="${width}" height="${lip - edge}" fill="url(#t)" opacity=".75"/>
    <rect y="${lip}" width="${width}" height="${height - lip}" fill="url(#f)"/>
    <rect y="${lip}" width="${width}" height="${5 * depth}" fill="#fff" opacity=".5"/>`,
  )
}
