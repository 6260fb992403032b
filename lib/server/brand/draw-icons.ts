import fs from 'node:fs/promises'
import path from 'node:path'
import { loadSharp } from '../load-package.ts'
import type { Hex } from './colour.ts'
import { type DrawnLogo, groundOf, logoSquare } from './draw-logo.ts'

const sharp = loadSharp()

/** A smaller logo (pixels of its longer side) would be a blur on a home screen: the built-in drawing stays there. */
export const leastIconSide = 128

type Icon = {
  readonly size: number
  /** Of the side that the logo takes. */
  readonly part: number
  readonly radius: number
}

/** As the files of `public` and `app` that they stand in for. Home screens cut the maskable ones to any shape. */
const icons: Readonly<Record<string, Icon>> = {
  '/apple-icon.png': { size: 180, part: 0.74, radius: 0 },
  '/icons/icon-192.png': { size: 192, part: 0.76, radius: 0.234 },
  '/icons/icon-512.png': { size: 512, part: 0.76, radius: 0.234 },
  '/icons/maskable-192.png': { size: 192, part: 0.58, radius: 0 },
  '/icons/maskable-512.png': { size: 512, part: 0.58, radius: 0 },
}

export type IconFiles = ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>

/** All icons of a shop with a logo of its own, or with the built-in stall on another colour. */
export async function drawIcons(logo: DrawnLogo | null, header: Hex): Promise<IconFiles> {
  const drawing = await fs.readFile(/* turbopackIgnore: true */ path.resolve('app/icon.svg'), 'utf8')
  const draw = (icon: Icon) =>
    logo
      ? logoSquare(logo, { ...icon, ground: groundOf(logo.plate, header) })
      : sharp(Buffer.from(stallOn(drawing, icon, header)))
          .png()
          .toBuffer()
  const files = new Map<string, { type: string; bytes: Buffer }>()
  for (const [address, icon] of Object.entries(icons)) {
    files.set(address, { type: 'image/png', bytes: await draw(icon) })
  }
  const small = await draw({ size: 64, part: 0.84, radius: 0.234 })
  const svg = logo ? pictureIn(small) : drawing.replaceAll('#114a33', header)
  files.set('/icon.svg', { type: 'image/svg+xml', bytes: Buffer.from(svg) })
  files.set('/favicon.ico', {
    type: 'image/x-icon',
    bytes: inIco(await sharp(small).resize(32, 32).png().toBuffer()),
  })
  return files
}

/** The drawing of app/icon.svg at another size, with corners as round as this icon's. */
function stallOn(drawing: string, { size, radius }: Icon, header: Hex): string {
  return drawing
    .replace('<svg ', `<svg width="${size}" height="${size}" `)
    .replace('rx="15"', `rx="${64 * radius}"`)
    .replaceAll('#114a33', header)
}

const pictureIn = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`

/** A PNG of 32 × 32 as an .ico, which all browsers read since 2011: six bytes, one entry of sixteen, the picture. */
function inIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
