import { boxPath, ellipsePath, face, lettering, roundness, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'
import { motif, type Print } from './motif.ts'

const white: Tones = ['#ffffff', '#f6f3ec', '#cfc8bb']

/** A squeezable washing-up bottle with a waist and a flip cap. */
export function squeezeBottle(print: Print, liquid: Tones, cap: Tones): Drawing {
  const body =
    'M70 170C70 120 110 110 118 84H182C190 110 230 120 230 170C226 230 214 260 214 310C214 370 232 420 232 520Q232 556 200 556H100Q68 556 68 520C68 420 86 370 86 310C86 260 74 230 70 170Z'
  return {
    width: 300,
    height: 564,
    body: `${solid(body, liquid, { rim: 34, shine: 0.8 })}${roundness(body, 0.5)}
      ${solid(boxPath(112, 50, 76, 42, 8), cap, { rim: 12 })}${solid('M128 52L136 14H164L172 52Z', cap, { rim: 10 })}
      ${face('M76 350Q150 366 224 350Q232 420 230 500Q150 516 70 500Q68 420 76 350Z', '#fffaf0', '#f0e8d8')}
      ${print.motif ? motif(print.motif, 150, 240, 96) : ''}
      ${lettering(print.title, 150, 422, 46, cap[2], 140)}${print.note ? lettering(print.note, 150, 458, 30, cap[2], 130) : ''}
      ${lettering(print.amount, 150, 494, 26, cap[2], 110)}`,
  }
}

/** A big bottle with a moulded handle: bleach, softener, laundry soap. */
export function handleBottle(print: Print, tones: Tones, cap: Tones): Drawing {
  const body =
    'M40 250C40 190 90 170 110 120H190C230 130 330 160 340 250V566Q340 596 308 596H72Q40 596 40 566Z'
  return {
    width: 380,
    height: 606,
    body: `${solid(body, tones, { rim: 40 })}${solid('M236 190C220 196 220 260 236 280C256 300 290 296 296 276C300 240 276 186 236 190Z', [tones[2], tones[2], tones[1]], { rim: 16, shine: 0.1 })}
      ${roundness(body, 0.45)}${solid(boxPath(100, 44, 100, 84, 14), cap, { rim: 18 })}${roundness(boxPath(100, 44, 100, 84, 14), 0.6)}
      ${face(boxPath(62, 330, 256, 226, 22), '#fffaf0', '#f0e8d8')}
      ${lettering(print.title, 190, 398, 56, cap[2], 226)}${print.note ? lettering(print.note, 190, 440, 34, cap[2], 216) : ''}
      ${print.motif ? motif(print.motif, 134, 498, 84) : ''}${lettering(print.amount, print.motif ? 232 : 190, 512, 42, cap[2], 130)}`,
  }
}

export function sprayBottle(print: Print, liquid: Tones, head: Tones): Drawing {
  const body =
    'M60 300C60 240 120 230 126 180H194C200 230 260 240 260 300V580Q260 606 232 606H88Q60 606 60 580Z'
  return {
    width: 330,
    height: 616,
    body: `${solid(body, liquid, { rim: 34, shine: 0.8 })}${roundness(body, 0.6)}
      ${solid(boxPath(118, 130, 84, 56, 8), white, { rim: 12 })}
      ${solid('M20 52Q20 40 34 40H220Q262 46 264 100V132H120V104H84L70 150Q60 160 48 152Q44 146 62 104H34Q20 104 20 92Z', head, { rim: 18 })}
      ${face(boxPath(60, 350, 200, 190), '#fffaf0', '#f0e8d8')}
      ${lettering(print.title, 160, 420, 50, head[2], 176)}${print.note ? lettering(print.note, 160, 462, 32, head[2], 170) : ''}${lettering(print.amount, 160, 516, 36, head[2], 120)}`,
  }
}

/** Shampoo and the like: a flat bottle standing on its wide cap, or with a pump. */
export function toiletBottle(print: Print, tones: Tones, cap: Tones, pump = false): Drawing {
  const body = 'M50 170Q50 130 92 126H208Q250 130 250 170V520Q250 556 212 556H88Q50 556 50 520Z'
  const top = pump
    ? `${solid(boxPath(104, 86, 92, 44, 8), cap, { rim: 12 })}${solid(boxPath(140, 46, 20, 46, 4), cap, { rim: 6 })}${solid('M56 34Q56 22 70 22H168Q180 22 180 36V54H96Q66 56 56 34Z', cap, { rim: 10 })}`
    : solid(boxPath(86, 66, 128, 66, 14), cap, { rim: 16 })
  return {
    width: 300,
    height: 564,
    body: `${top}${solid(body, tones, { rim: 34 })}${roundness(body, 0.75)}
      ${print.motif ? motif(print.motif, 150, 410, 120) : ''}
      ${lettering(print.title, 150, 268, 54, cap[2], 170)}${print.note ? lettering(print.note, 150, 316, 34, cap[2], 160) : ''}
      ${lettering(print.amount, 150, 516, 32, cap[2], 110)}`,
  }
}

export const paperRoll: Drawing = {
  width: 300,
  height: 330,
  body: `${solid('M14 74A136 50 0 0 0 286 74V262A136 50 0 0 1 14 262Z', white, { rim: 30 })}${roundness('M14 74A136 50 0 0 0 286 74V262A136 50 0 0 1 14 262Z', 0.5)}
    ${solid(ellipsePath(150, 72, 136, 54), ['#ffffff', '#fbf9f3', '#e5dfd2'], { rim: 10 })}
    <path d="${ellipsePath(150, 72, 104, 40)}${ellipsePath(150, 72, 78, 29)}" fill="none" stroke="#d8d0c0" stroke-width="4"/>
    ${solid(ellipsePath(150, 72, 48, 18), ['#8a6a45', '#a98557', '#cda776'], { rim: 8 })}
    <path d="M20 150q130 60 260 0M20 210q130 60 260 0" stroke="#d8d0c0" stroke-width="4" stroke-dasharray="7 9" fill="none" opacity=".8"/>`,
}

/** Rolls in a printed film: toilet paper and kitchen towels. */
export function rollPack(
  print: Print,
  film: Tones,
  size: { columns: number; rows: number; tall: number },
): Drawing {
  const { columns, rows, tall } = size
  const [width, height] = [columns * 150 + 20, rows * tall + 40]
  const rolls = Array.from({ length: rows * columns }, (_, at) => {
    const [x, y] = [10 + (at % columns) * 150, 30 + Math.floor(at / columns) * tall]
    const path = `M${x + 4} ${y + 12}Q${x + 75} ${y - 14} ${x + 146} ${y + 12}V${y + tall - 6}Q${x + 75} ${y + tall + 14} ${x + 4} ${y + tall - 6}Z`
    return `${face(path, '#ffffff', '#f1ede4')}${roundness(path, 0.7)}`
  }).join('')
  const band = height * 0.44
  const middle = 24 + (height - 30 - band) / 2
  return {
    width,
    height,
    body: `${rolls}${solid(boxPath(10, middle, width - 20, band), film, { rim: 26 })}
      <path d="${boxPath(6, 16, width - 12, height - 24, 22)}" fill="#fff" opacity=".2"/>
      ${spot(width * 0.16, height * 0.45, 20, height * 0.4, '#fff', 0.8)}${spot(width * 0.7, 60, width * 0.2, 14, '#fff', 0.8)}
      ${lettering(print.title, width / 2, middle + band * 0.48, 78, '#fffaf0', width - 80)}
      ${lettering(print.amount, width / 2, middle + band * 0.8, 44, '#fffaf0', width - 120)}`,
  }
}

export function soapBar(title: string, tones: Tones): Drawing {
  return {
    width: 460,
    height: 230,
    body: `${solid('M20 120C20 60 60 26 120 26H340C400 26 440 60 440 120V140C440 190 400 218 340 218H120C60 218 20 190 20 140Z', tones, { rim: 34 })}
      ${solid('M70 112C70 76 96 60 136 60H324C364 60 390 76 390 112S364 166 324 166H136C96 166 70 148 70 112Z', [tones[1], tones[0], tones[0]], { rim: 12, shine: 0.2 })}
      ${lettering(title, 230, 134, 54, tones[2], 250)}${spot(130, 60, 70, 18, '#fff', 0.8, -8)}`,
  }
}

export function toothpaste(print: Print, stripe: Tones): Drawing {
  return {
    width: 620,
    height: 170,
    body: `${solid(boxPath(12, 46, 70, 80, 12), stripe, { rim: 14 })}${solid('M78 34H130L590 12Q606 12 606 30V142Q606 158 590 158L130 136H78Z', white, { rim: 26 })}
      ${face('M130 92C260 60 380 130 590 84V158L130 136Z', stripe[0], stripe[1])}
      ${face('M572 12H598Q606 14 606 24V148Q606 158 598 158H572Z', stripe[1], stripe[2], 0)}
      ${lettering(print.title, 330, 84, 50, stripe[2], 300)}${lettering(print.amount, 460, 134, 30, '#fffaf0', 150)}${spot(300, 40, 200, 10, '#fff', 0.9, -2)}`,
  }
}

export const bagRoll = (title: string, tones: Tones): Drawing => ({
  width: 460,
  height: 240,
  body: `${solid('M60 30H420Q450 30 450 120T420 210H60Z', tones, { rim: 40 })}${solid(ellipsePath(62, 120, 46, 90), [tones[1], tones[2], tones[2]], { rim: 14 })}
    <path d="${ellipsePath(62, 120, 30, 62)}${ellipsePath(62, 120, 15, 34)}" fill="none" stroke="${tones[0]}" stroke-width="6" opacity=".6"/>
    ${face('M150 32H380V208H150Q178 120 150 32Z', '#fffaf0', '#efe6d3')}${lettering(title, 272, 134, 50, '#33260a', 180)}${spot(260, 54, 150, 14, '#fff', 0.6)}`,
})
