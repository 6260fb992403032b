import { drawnEdge } from './palette.ts'
import { spriteOf } from './sprite.ts'
import type { Item, Stage } from './types.ts'

/** Share of the probe's size: measuring needs no detail. */
const probe = 0.4
const room = { width: 792, height: 684, tallest: 1.5 }

/**
 * Scales and centres an arrangement so that it fills the shelf: the outline of all goods gets as wide
 * or as high as the room allows, and things standing on the ledge stay on the ledge.
 */
export async function fitToShelf(items: readonly Item[], stage: Stage): Promise<readonly Item[]> {
  const boxes = await Promise.all(
    items.map(async (item) => {
      const { width, height } = await spriteOf({ ...item, size: Math.round(item.size * probe) })
      return {
        left: item.x - width / probe / 2,
        right: item.x + width / probe / 2,
        top: item.y - height / probe,
      }
    }),
  )
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const top = Math.min(...boxes.map((box) => box.top))
  const base = drawnEdge + 52
  const lift = drawnEdge - stage.edge
  const scale = Math.min(room.width / (right - left), room.height / (base - top), room.tallest)
  const middle = (left + right) / 2
  return items.map((item) => ({
    ...item,
    size: Math.round(item.size * scale),
    x: stage.width / 2 + (item.x - middle) * scale,
    y: (item.y > drawnEdge - 14 ? item.y : base - (base - item.y) * scale) - lift,
  }))
}
