import { emoji } from '../emoji.ts'
import type { Drawing, Grade } from '../types.ts'

/** What a label or a container shows: an emoji, a regraded emoji, or a drawing of ours. */
export type Motif = string | { readonly code: string; readonly grade: Grade } | Drawing

/** Centres a motif in a square of `side` around x, y. */
export function motif(of: Motif, x: number, y: number, side: number, rotate = 0): string {
  const corner = { x: x - side / 2, y: y - side / 2 }
  if (typeof of === 'string') return emoji({ code: of, ...corner, side, rotate })
  if ('code' in of) return emoji({ code: of.code, ...corner, side, rotate, grade: of.grade })
  return `<g transform="rotate(${rotate} ${x} ${y})"><svg x="${corner.x}" y="${corner.y}" width="${side}"
    height="${side}" viewBox="0 0 ${of.width} ${of.height}">${of.body}</svg></g>`
}

/** What is printed on a package. */
export type Print = {
  readonly title: string
  readonly amount: string
  readonly motif?: Motif
  readonly note?: string
}
