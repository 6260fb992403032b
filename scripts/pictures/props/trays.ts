import { boxPath, ellipsePath, face, lettering, solid, spot, uniqueId } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'
import { type Motif, motif, type Print } from './motif.ts'

export type Laid = {
  readonly motif: Motif
  readonly x: number
  readonly y: number
  readonly side: number
  readonly rotate?: number
}

const laid = (goods: readonly Laid[]): string =>
  goods.map((each) => motif(each.motif, each.x, each.y, each.side, each.rotate)).join('')

/** A shallow tray under film with a price-gun sticker: meat, fish, berries. */
export function tray(
  goods: readonly Laid[],
  print: Print,
  tones: Tones = ['#ffffff', '#f1eee6', '#c9c2b4'],
): Drawing {
  return {
    width: 700,
    height: 440,
    body: `${face('M60 300L104 210H596L640 300Z', tones[2], tones[1])}${laid(goods)}
      ${solid('M22 292H678L632 414Q626 430 604 430H96Q74 430 68 414Z', tones, { rim: 26 })}
      ${solid('M14 278Q14 268 26 268H674Q686 268 686 278V292Q686 304 672 304H28Q14 304 14 292Z', tones, { rim: 12 })}
      ${face(boxPath(236, 322, 228, 86, 12), '#fffdf6', '#f1e8d6')}
      ${lettering(print.title, 350, 364, 40, '#33260a', 204)}${lettering(print.amount, 350, 398, 28, '#6b5a48', 170)}
      ${spot(180, 190, 60, 120, '#fff', 0.4, 24)}`,
  }
}

/** A slatted wooden crate with goods heaped in it; two rows look over the edge. */
export function crate(of: readonly Motif[], options: { side?: number; sign?: string } = {}): Drawing {
  const { side = 210, sign } = options
  const pick = (at: number): Motif => of[at % of.length] ?? '1f34e'
  const row = (count: number, from: number, y: number, start: number): string =>
    Array.from({ length: count }, (_, at) =>
      motif(
        pick(at + start),
        from + (at * (720 - 2 * from)) / (count - 1) + 20,
        y,
        side,
        ((at * 37 + start * 23) % 36) - 18,
      ),
    ).join('')
  const wood: Tones = ['#eac592', '#d3a164', '#9c6a33']
  const slat = (y: number, turn: number): string =>
    `<g transform="rotate(${turn} 380 ${y})">${solid(boxPath(24, y, 712, 78, 8), wood, { rim: 16, shine: 0.35 })}
      <path d="M60 ${y + 24}q160 12 300 0t330 6M60 ${y + 52}q120 -8 260 2t360 -4" stroke="#8b5a2b" stroke-width="3" opacity=".22" fill="none"/></g>`
  return {
    width: 760,
    height: 640,
    body: `${face('M50 330H710V420H50Z', '#6e4620', '#8f6030')}${row(4, 150, 250, 2)}${row(5, 90, 345, 0)}
      ${slat(400, 0.4)}${slat(486, -0.3)}${slat(560, 0.2)}
      ${solid(boxPath(40, 372, 52, 262, 8), wood, { rim: 16 })}${solid(boxPath(668, 372, 52, 262, 8), wood, { rim: 16 })}
      ${sign ? `${solid('M250 452H510V568H250Z', ['#3c4a40', '#27352c', '#18231d'], { rim: 12, shine: 0.2 })}${lettering(sign, 380, 532, 64, '#fff4d8', 226)}` : ''}`,
  }
}

/** An open pulp carton, seen from the front: two rows of eggs. */
export function eggCarton(shell: Motif, print: Print): Drawing {
  const pulp: Tones = ['#dcd6c8', '#c0b8a6', '#8c836f']
  const row = (y: number, side: number, inset: number): string =>
    Array.from({ length: 5 }, (_, at) =>
      motif(shell, inset + (at * (760 - 2 * inset)) / 4, y, side, (at % 3) * 3 - 3),
    ).join('')
  const cups = Array.from(
    { length: 5 },
    (_, at) => `M${40 + at * 140} 250Q${110 + at * 140} 330 ${180 + at * 140} 250`,
  ).join('')
  return {
    width: 760,
    height: 440,
    body: `${solid('M50 30H710Q724 30 724 46V220H36V46Q36 30 50 30Z', ['#cfc8b8', '#b2a993', '#7d745f'], { rim: 30 })}
      ${row(176, 170, 130)}
      ${face('M36 196H724V300H36Z', '#8c836f', '#a59c87')}${row(212, 190, 110)}
      ${solid('M30 262Q100 228 170 262T310 262T450 262T590 262T730 262V400Q730 432 700 432H60Q30 432 30 400Z', pulp, { rim: 34 })}
      <path d="${cups}" fill="none" stroke="#7d745f" stroke-width="5" opacity=".25"/>
      ${face(boxPath(230, 306, 300, 96, 14), '#fffaf0', '#efe4cd')}
      ${lettering(print.title, 380, 352, 44, '#4a2f14', 270)}${lettering(print.amount, 380, 390, 30, '#6b5a48', 220)}`,
  }
}

/** A round white dish seen slightly from above, with goods on it. */
export function dish(goods: readonly Laid[]): Drawing {
  const clip = uniqueId()
  return {
    width: 700,
    height: 460,
    body: `<defs><clipPath id="${clip}"><rect width="700" height="460"/></clipPath></defs>
      ${solid(ellipsePath(350, 386, 336, 62), ['#ffffff', '#f3efe6', '#c6beb0'], { rim: 22 })}
      ${solid(ellipsePath(350, 376, 250, 40), ['#e9e3d7', '#f4f0e7', '#ffffff'], { rim: 16, shine: 0.2 })}
      <g clip-path="url(#${clip})">${laid(goods)}</g>`,
  }
}
