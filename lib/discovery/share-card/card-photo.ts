import type { OverlayOptions, Sharp } from 'sharp'
import { loadSharp } from '../../server/load-package.ts'
import { colors, layout, photoMask } from './card-scenery.ts'

const sharp = loadSharp()

export type Photo = {
  /** An encoded picture. */
  readonly data: Buffer
  /**
   * `shelf`: drawn for our shelves, with wall and ledge of its own and a lip in its lowest fifth; `wall`: fills the
   * whole wall; `photograph`: anything else.
   */
  readonly kind: 'shelf' | 'wall' | 'photograph'
}

const { width, wall, photo: tile } = layout

/** Where the lip of a shelf picture begins, as a share of its height (art direction). */
const lipBegins = 0.81

function open(data: Buffer): Sharp {
  return sharp(data, { limitInputPixels: 50_000_000, failOn: 'error' })
    .rotate()
    .flatten({ background: colors.paper })
}

/** The goods in the middle of the wall. Throws when the picture cannot be decoded. */
export function photoLayers({ data, kind }: Photo): Promise<OverlayOptions[]> {
  return { shelf: shelfLayers, wall: wallLayers, photograph: photographLayers }[kind](data)
}

async function wallLayers(data: Buffer): Promise<OverlayOptions[]> {
  const input = await open(data).resize(width, wall.height, { fit: 'cover' }).toBuffer()
  return [{ input, left: 0, top: wall.top }]
}

/** A shelf picture goes on to both sides: its outermost column is drawn out to the edges of the card. */
async function shelfLayers(data: Buffer): Promise<OverlayOptions[]> {
  const whole = await open(data).toBuffer({ resolveWithObject: true })
  const above = Math.round(whole.info.height * lipBegins)
  const size = wall.height
  const square = await sharp(whole.data)
    .extract({ left: 0, top: 0, width: whole.info.width, height: above })
    .resize(size, size, { fit: 'cover', position: 'bottom' })
    .png()
    .toBuffer()
  const left = Math.round((width - size) / 2)
  const side = (from: number, wide: number) =>
    sharp(square)
      .extract({ left: from, top: 0, width: 2, height: size })
      .resize(wide, size, { fit: 'fill' })
      .toBuffer()
  const [before, after] = await Promise.all([side(0, left), side(size - 2, width - left - size)])
  return [
    { input: before, left: 0, top: wall.top },
    { input: square, left, top: wall.top },
    { input: after, left: left + size, top: wall.top },
  ]
}

/** A photograph hangs as a tile before its own colours out of focus. */
async function photographLayers(data: Buffer): Promise<OverlayOptions[]> {
  const square = await open(data).resize(tile.size, tile.size, { fit: 'cover' }).png().toBuffer()
  const [blurred, cut] = await Promise.all([
    sharp(square).resize(width, wall.height, { fit: 'cover' }).blur(40).toBuffer(),
    sharp(square)
      .composite([{ input: Buffer.from(photoMask()), blend: 'dest-in' }])
      .png()
      .toBuffer(),
  ])
  return [
    { input: blurred, left: 0, top: wall.top },
    { input: cut, left: tile.left, top: tile.top },
  ]
}
