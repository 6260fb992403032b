import type { Motif } from '../props/motif.ts'
import type { Item } from '../types.ts'

type Turn = {
  readonly rotate?: number
  readonly flip?: boolean
  readonly lift?: number
  readonly foot?: number
}

/** One thing at x with its base on y; `lift` darkens or lightens it, for depth. */
export function piece(of: Motif, x: number, y: number, size: number, turn: Turn = {}): Item {
  const { lift, ...rest } = turn
  const art = typeof of === 'string' ? of : 'code' in of ? of.code : of
  const own = typeof of !== 'string' && 'code' in of ? of.grade : {}
  const grade = lift === undefined ? own : { ...own, lift: (own.lift ?? 0) + lift }
  return { art, x, y, size: Math.round(size), grade, ...rest }
}

export const single = (of: Motif, size: number, turn: Turn = {}): readonly Item[] => [
  piece(of, 450, 952, size, turn),
]

/** A large one in front on the left, its like behind on the right. */
export const pair = (
  of: Motif,
  size: number,
  options: { back?: Motif; share?: number; spread?: number; tilt?: number; mirror?: boolean } = {},
): readonly Item[] => {
  const { back = of, share = 0.86, spread = 168, tilt = 0, mirror = true } = options
  return [
    piece(back, 450 + spread, 922, size * share, { rotate: tilt, flip: mirror, lift: -0.05 }),
    piece(of, 450 - spread * 0.8, 952, size, { rotate: -tilt * 0.6 }),
  ]
}

/** Three side by side in depth. */
export const trio = (
  of: Motif,
  size: number,
  options: { spread?: number; tilt?: number; others?: readonly [Motif, Motif] } = {},
): readonly Item[] => {
  const { spread = 200, tilt = 7, others = [of, of] } = options
  return [
    piece(others[0], 450 - spread, 924, size * 0.92, { rotate: -tilt, lift: -0.04 }),
    piece(others[1], 450 + spread, 924, size * 0.92, { rotate: tilt, flip: tilt !== 0, lift: -0.04 }),
    piece(of, 450, 952, size, { rotate: tilt / 4 }),
  ]
}

/** A street-market pile of three and two, the upper ones resting behind; `rise` is a layer's share of the size. */
export const heap = (
  of: Motif,
  size: number,
  options: { second?: Motif; rise?: number; apex?: boolean; step?: number } = {},
): readonly Item[] => {
  const { second = of, rise = 0.62, apex = false } = options
  const step = size * (options.step ?? 0.8)
  const layer = size * rise
  const top = [piece(of, 450, 938 - layer * 2, size * 0.94, { rotate: -3, foot: 0 })]
  return [
    ...(apex ? top : []),
    piece(second, 450 - step / 2, 934 - layer, size * 0.96, { rotate: -7, foot: 0 }),
    piece(of, 450 + step / 2, 934 - layer, size * 0.96, { rotate: 8, flip: true, foot: 0 }),
    piece(of, 450 - step, 934, size, { rotate: -10 }),
    piece(second, 450 + step, 934, size, { rotate: 9, flip: true }),
    piece(of, 450, 952, size, { rotate: 2 }),
  ]
}

/** A package with what it holds before it. */
export const beside = (
  main: Motif,
  size: number,
  prop: Motif,
  propSize: number,
  options: { x?: number; turn?: Turn } = {},
): readonly Item[] => {
  const { x = 672, turn = {} } = options
  return [piece(main, 378, 934, size), piece(prop, x, 956, propSize, turn)]
}

/** Two packages, the second one smaller and behind. */
export const packs = (
  front: Motif,
  size: number,
  back: Motif = front,
  options: { spread?: number; share?: number } = {},
): readonly Item[] => {
  const { spread = 158, share = 0.9 } = options
  return [
    piece(back, 450 + spread, 920, size * share, { lift: -0.03 }),
    piece(front, 450 - spread * 0.86, 952, size),
  ]
}
