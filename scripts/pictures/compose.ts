import sharp, { type OverlayOptions } from 'sharp'
import { backdrop, svgOf } from './backdrop.ts'
import { type Shelf, shelves } from './palette.ts'
import { type Sprite, spriteOf } from './sprite.ts'
import type { Item, Scene, Stage } from './types.ts'

type Placed = Sprite & { readonly item: Item; readonly left: number; readonly top: number }

async function place(item: Item): Promise<Placed> {
  const sprite = await spriteOf(item)
  const left = Math.round(item.x - sprite.width / 2)
  const top = Math.round(item.y - sprite.height)
  return { ...sprite, item, left, top }
}

/** Cuts an overlay to the stage: sharp refuses overlays that stick out. */
async function clip(image: Sprite, left: number, top: number, stage: { width: number; height: number }) {
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const width = Math.min(image.width, stage.width - left) - cutLeft
  const height = Math.min(image.height, stage.height - top) - cutTop
  if (width <= 0 || height <= 0) return []
  const input = await sharp(image.png).extract({ left: cutLeft, top: cutTop, width, height }).png().toBuffer()
  return [{ input, left: left + cutLeft, top: top + cutTop }]
}

function contactShadows(placed: readonly Placed[], stage: Stage, shelf: Shelf): Buffer {
  const scale = stage.height > 800 ? 1 : stage.height / 800
  const blur = (id: string, deviation: number): string =>
    `<filter id="${id}" x="-50%" y="-250%" width="200%" height="600%"><feGaussianBlur stdDeviation="${deviation * scale}"/></filter>`
  const shadows = placed.map(({ item, width }) => {
    const foot = item.foot ?? 0.94
    if (foot === 0 || item.y < stage.edge - 20) return ''
    const reach = (width * foot) / 2
    return `<ellipse cx="${item.x + 16 * scale}" cy="${item.y - 6 * scale}" rx="${reach}" ry="${Math.min(30 * scale, width * 0.07)}"
        fill="${shelf.ink}" opacity=".42" filter="url(#s)"/>
      <ellipse cx="${item.x + 4 * scale}" cy="${item.y - 3 * scale}" rx="${reach * 0.72}" ry="${10 * scale}"
        fill="${shelf.ink}" opacity=".5" filter="url(#k)"/>`
  })
  return svgOf(stage, `<defs>${blur('s', 15)}${blur('k', 6)}</defs>${shadows.join('')}`)
}

/** The silhouette as a soft tinted shadow, cast down and to the right, never over the front lip. */
async function castShadow({ png, width, height, left, top }: Placed, stage: Stage, shelf: Shelf) {
  const scale = stage.height > 800 ? 1 : stage.height / 800
  const pad = Math.round(80 * scale)
  const { data, info } = await sharp(png)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#0000' })
    .blur(24 * scale)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = Number.parseInt(shelf.ink.slice(1), 16)
  for (let at = 0; at < data.length; at += 4) {
    data[at] = ink >> 16
    data[at + 1] = (ink >> 8) & 255
    data[at + 2] = ink & 255
    data[at + 3] = (data[at + 3] ?? 0) * 0.36
  }
  // Not `raw: info`: that would say the colours are premultiplied, and turn the rim of the shadow bright.
  const { width: rawWidth, height: rawHeight } = info
  const shadow = await sharp(data, { raw: { width: rawWidth, height: rawHeight, channels: 4 } })
    .png()
    .toBuffer()
  const size = { png: shadow, width: width + pad * 2, height: height + pad * 2 }
  const offset = { left: left - pad + Math.round(24 * scale), top: top - pad + Math.round(16 * scale) }
  return clip(size, offset.left, offset.top, { width: stage.width, height: stage.lip })
}

/** Renders a scene to a PNG. Warns about items that leave the stage. */
export async function compose(name: string, scene: Scene, stage: Stage): Promise<Buffer> {
  const shelf = shelves[scene.shelf]
  const placed = await Promise.all(scene.items.map(place))
  const layers: OverlayOptions[] = [{ input: contactShadows(placed, stage, shelf), left: 0, top: 0 }]
  for (const each of placed) {
    if (each.left < 8 || each.top < 8 || each.left + each.width > stage.width - 8)
      process.stderr.write(`${name}: an item leaves the picture at ${each.left}, ${each.top}\n`)
    layers.push(...(await castShadow(each, stage, shelf)))
    layers.push(...(await clip(each, each.left, each.top, stage)))
  }
  const flat = await sharp(backdrop(stage, shelf)).composite(layers).removeAlpha().png().toBuffer()
  const { width, height } = stage
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 5 },
    },
  })
    .png()
    .toBuffer()
  return sharp(flat)
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer()
}
