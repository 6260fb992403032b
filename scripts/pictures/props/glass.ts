import { boxPath, ellipsePath, face, lettering, roundness, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'
import { motif, type Print } from './motif.ts'

export type BottleShape = {
  /** Half the width of the body and of the neck. */
  readonly body: number
  readonly neck: number
  /** Where the neck ends and where the shoulder meets the body. */
  readonly neckEnd: number
  readonly shoulder: number
  readonly height: number
}

export const oilBottle: BottleShape = { body: 88, neck: 28, neckEnd: 190, shoulder: 290, height: 700 }
export const juiceBottle: BottleShape = { body: 108, neck: 46, neckEnd: 110, shoulder: 220, height: 620 }
export const waterBottle: BottleShape = { body: 96, neck: 34, neckEnd: 80, shoulder: 200, height: 720 }
export const smallBottle: BottleShape = { body: 82, neck: 30, neckEnd: 130, shoulder: 220, height: 540 }
export const jugBottle: BottleShape = { body: 128, neck: 40, neckEnd: 90, shoulder: 210, height: 600 }

function outline(
  { body, neck, neckEnd, shoulder, height }: BottleShape,
  from: number,
  inset: number,
): string {
  const center = 150
  const [b, n, bottom] = [body - inset, neck - inset, height - 8 - inset]
  return `M${center - n} ${from}V${neckEnd}C${center - n} ${shoulder - 40} ${center - b} ${shoulder - 50} ${center - b} ${shoulder}
    V${bottom - 26}Q${center - b} ${bottom} ${center - b + 30} ${bottom}H${center + b - 30}Q${center + b} ${bottom} ${center + b} ${bottom - 26}
    V${shoulder}C${center + b} ${shoulder - 50} ${center + n} ${shoulder - 40} ${center + n} ${neckEnd}V${from}Z`
}

/** A bottle with contents, cap and label. `glass` tints what is above the contents. */
export function bottle(
  shape: BottleShape,
  print: Print,
  look: { liquid: Tones; cap: Tones; label: string; ink: string; glass?: string; level?: number },
): Drawing {
  const glassPath = outline(shape, 40, 0)
  const labelTop = shape.shoulder + (shape.height - shape.shoulder) * 0.14
  const labelHeight = (shape.height - shape.shoulder) * 0.64
  const label = boxPath(150 - shape.body, labelTop, shape.body * 2, labelHeight)
  const liquid = outline(shape, look.level ?? shape.neckEnd, 7)
  const side = print.motif ? Math.min(shape.body * 1.3, labelHeight * 0.46) : 0
  return {
    width: 300,
    height: shape.height,
    body: `<path d="${glassPath}" fill="${look.glass ?? '#eaf4f2'}" opacity=".75"/>
      ${solid(liquid, look.liquid, { rim: 30 })}
      <path d="${label}" fill="${look.label}"/>
      ${roundness(glassPath, 0.85)}
      ${spot(150 - shape.body * 0.62, (shape.shoulder + shape.height) / 2, 13, (shape.height - shape.shoulder) * 0.46, '#fff', 0.85)}
      ${print.motif ? motif(print.motif, 150, labelTop + labelHeight * 0.56, side) : ''}
      ${lettering(print.title, 150, labelTop + labelHeight * (print.motif ? 0.25 : 0.48), 58, look.ink, shape.body * 1.66)}
      ${lettering(print.amount, 150, labelTop + labelHeight * (print.motif ? 0.93 : 0.72), 34, look.ink, shape.body * 1.2)}
      ${solid(boxPath(150 - shape.neck - 7, 14, shape.neck * 2 + 14, 52, 10), look.cap, { rim: 14 })}
      ${roundness(boxPath(150 - shape.neck - 7, 14, shape.neck * 2 + 14, 52, 10), 0.7)}`,
  }
}

/** A preserving jar: honey, jam, olives in brine. */
export function jar(
  print: Print,
  look: { contents: Tones; lid: Tones; inside?: string; ink?: string },
): Drawing {
  const glassPath = 'M58 96H322Q356 110 356 160V408Q356 456 308 456H72Q24 456 24 408V160Q24 110 58 96Z'
  const inner = 'M60 134H320Q340 144 340 172V402Q340 440 304 440H76Q40 440 40 402V172Q40 144 60 134Z'
  const ink = look.ink ?? '#4a2f14'
  return {
    width: 380,
    height: 464,
    body: `<path d="${glassPath}" fill="#eef5f1" opacity=".8"/>${solid(inner, look.contents, { rim: 34 })}${look.inside ?? ''}
      ${roundness(glassPath, 0.7)}
      ${face(boxPath(74, 214, 232, 178, 20), '#fffaf0', '#f2e5cc')}
      ${lettering(print.title, 190, print.motif ? 262 : 300, 48, ink, 204)}
      ${print.motif ? motif(print.motif, 190, 314, 88) : ''}
      ${lettering(print.amount, 190, print.motif ? 380 : 350, 32, ink, 150)}
      ${spot(58, 290, 11, 130, '#fff', 0.9)}
      ${solid(boxPath(48, 22, 284, 82, 18), look.lid, { rim: 22 })}${roundness(boxPath(48, 22, 284, 82, 18), 0.6)}`,
  }
}

/** A tin with a printed sleeve. */
export function tin(print: Print, sleeve: Tones, size: { width?: number; height?: number } = {}): Drawing {
  const { width = 320, height = 420 } = size
  const [middle, radius] = [width / 2, width / 2 - 12]
  const side = (from: number, to: number): string =>
    `M12 ${from}A${radius} 26 0 0 0 ${width - 12} ${from}V${to}A${radius} 26 0 0 1 12 ${to}Z`
  const bottom = height - 36
  return {
    width,
    height,
    body: `${face(side(40, bottom), '#e9ecec', '#b9bfc0')}${face(side(66, bottom - 22), sleeve[0], sleeve[1])}
      ${roundness(side(40, bottom), 0.95)}
      ${face(ellipsePath(middle, 40, radius, 26), '#f4f6f6', '#bfc6c7', 20)}
      <path d="${ellipsePath(middle, 41, radius - 16, 19)}" fill="none" stroke="#8f9799" stroke-width="4" opacity=".6"/>
      ${lettering(print.title, middle, 154, 60, '#fffaf0', width - 70)}
      ${print.motif ? motif(print.motif, middle, 146 + (bottom - 156) / 2, Math.min(width * 0.48, bottom - 224)) : ''}
      ${lettering(print.amount, middle, bottom - 16, 36, '#fffaf0', width - 120)}`,
  }
}
