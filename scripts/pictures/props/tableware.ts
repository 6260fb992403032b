import { ellipsePath, face, roundness, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'
import { motif } from './motif.ts'
import type { Laid } from './trays.ts'

/** A bowl heaped with grains, pulp or cream; `top` is laid over the heap. */
export function bowl(heap: Tones, glaze: Tones, top: readonly Laid[] = []): Drawing {
  const body = 'M30 180H490C490 290 410 366 330 380H190C110 366 30 290 30 180Z'
  return {
    width: 520,
    height: 400,
    body: `${solid('M48 190C70 110 160 64 260 60S450 110 472 190Q260 240 48 190Z', heap, { rim: 26, shine: 0.4 })}
      ${top.map((each) => motif(each.motif, each.x, each.y, each.side, each.rotate)).join('')}
      ${solid(body, glaze, { rim: 36 })}${roundness(body, 0.5)}
      ${face('M26 172Q260 232 494 172V186Q260 248 26 186Z', glaze[0], glaze[1], 0)}`,
  }
}

/** A drinking glass, filled. */
export function tumbler(liquid: Tones, extra = ''): Drawing {
  const glass = 'M40 24H260L236 366Q234 384 216 384H84Q66 384 64 366Z'
  return {
    width: 300,
    height: 392,
    body: `<path d="${glass}" fill="#eef7f7" opacity=".8"/>${solid('M52 92H248L228 358Q226 372 212 372H88Q74 372 72 358Z', liquid, { rim: 24 })}
      ${face(ellipsePath(150, 92, 98, 13), liquid[0], liquid[1])}${extra}${roundness(glass, 0.5)}${spot(84, 220, 9, 130, '#fff', 0.9)}`,
  }
}

/** A wooden spoon or scoop lying flat, full of something. */
export function scoop(grain: Tones): Drawing {
  return {
    width: 420,
    height: 170,
    body: `${solid('M210 96L400 66Q416 76 404 92L216 128Z', ['#eac592', '#c8924f', '#865423'], { rim: 12 })}
      ${solid('M24 96C30 40 90 14 140 20S236 60 240 98Q130 126 24 96Z', grain, { rim: 20, shine: 0.4 })}
      ${solid('M16 88Q130 124 250 88C252 130 200 160 134 160S14 130 16 88Z', ['#eac592', '#c8924f', '#865423'], { rim: 18 })}`,
  }
}
