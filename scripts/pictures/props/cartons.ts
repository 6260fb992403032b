import { boxPath, ellipsePath, face, lettering, roundness, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'
import { motif, type Print } from './motif.ts'

const white: Tones = ['#ffffff', '#f4f1ea', '#cfc9bd']

/** A gable-top carton: fresh milk, juice. `band` colours the lower part. */
export function gableCarton(print: Print, band: Tones): Drawing {
  return {
    width: 420,
    height: 700,
    body: `${face('M300 204L402 176 402 668 300 694Z', '#ddd8cd', '#b7b0a3', 0)}
      ${face('M300 420L402 392 402 668 300 694Z', band[1], band[2], 0)}
      ${face('M300 204L402 176 330 96Z', '#c9c3b7', '#aaa396')}
      ${face('M18 204H300L330 96H64Z', '#ffffff', '#ece8de')}
      ${face('M64 30H330V98H64Z', band[0], band[1])}<path d="M64 84H330" stroke="${band[2]}" stroke-width="4" opacity=".5"/>
      ${face('M18 204H300V694H18Z', white[0], white[1], 60)}
      ${face('M18 440C90 400 190 470 300 420V694H18Z', band[0], band[1], 60)}
      ${spot(70, 420, 40, 270, '#fff', 0.5)}
      ${lettering(print.title, 159, 290, 76, band[2], 240)}
      ${print.note ? lettering(print.note, 159, 334, 36, band[2], 230) : ''}
      ${print.motif ? motif(print.motif, 159, 466, 200) : ''}
      ${lettering(print.amount, 159, 656, 50, '#fffaf0', 200)}
      ${solid(ellipsePath(196, 150, 34, 30), band, { rim: 12 })}`,
  }
}

/** A rectangular long-life carton with a screw cap. */
export function brickCarton(print: Print, band: Tones): Drawing {
  return {
    width: 380,
    height: 640,
    body: `${face('M18 92L76 50H364L292 92Z', '#ffffff', '#e6e1d6')}
      ${face('M292 92L364 50V594L292 636Z', band[1], band[2], 0)}
      ${solid('M150 52V34Q150 22 190 22T230 34V58Q226 70 190 70T150 58Z', band, { rim: 12 })}
      ${face('M18 92H292V636H18Z', band[0], band[1], 60)}
      ${face('M18 250C100 220 200 290 292 250V500C200 540 100 470 18 500Z', '#ffffff', '#f1ede3', 60)}
      ${spot(66, 360, 36, 270, '#fff', 0.45)}
      ${lettering(print.title, 155, print.note ? 172 : 196, 68, '#fffaf0', 244)}
      ${print.note ? lettering(print.note, 155, 218, 36, '#fffaf0', 236) : ''}
      ${print.motif ? motif(print.motif, 155, 374, 210) : ''}
      ${lettering(print.amount, 155, 596, 48, '#fffaf0', 220)}`,
  }
}

/** A cardboard box with front, side and top: tea, cereal, soap powder. */
export function box(
  print: Print,
  tones: Tones,
  size: { width: number; height: number },
  ink = '#fffaf0',
): Drawing {
  const { width, height } = size
  const [right, top] = [width + 12, 62]
  const side = Math.min(width * 0.62, (height - 190) * 0.78)
  const panelTop = print.note ? 178 : 150
  const middle = top + panelTop - 20 + (height - panelTop - 60) / 2
  return {
    width: width + 90,
    height: height + 80,
    body: `${face(`M12 ${top}L70 16H${width + 78}L${right} ${top}Z`, tones[0], tones[1])}
      ${face(`M${right} ${top}L${width + 78} 16V${height + 26}L${right} ${top + height}Z`, tones[1], tones[2], 0)}
      ${face(boxPath(12, top, width, height), tones[0], tones[1], 60)}
      ${spot(12 + width * 0.18, top + height / 2, 34, height * 0.5, '#fff', 0.35)}
      ${face(boxPath(12, top + panelTop - 20, width, height - panelTop - 60), '#fffaf0', '#f3e8d5', 60)}
      ${print.motif ? motif(print.motif, 12 + width / 2, middle, side) : ''}
      ${lettering(print.title, 12 + width / 2, top + 96, 72, ink, width - 40)}
      ${print.note ? lettering(print.note, 12 + width / 2, top + 142, 36, ink, width - 50) : ''}
      ${lettering(print.amount, 12 + width / 2, top + height - 26, 44, ink, width - 60)}`,
  }
}

/** A foil-lidded cup: yoghurt, requeijão, pudding. */
export function cup(print: Print, tones: Tones): Drawing {
  const body = 'M36 70H324L292 372Q290 392 268 392H92Q70 392 68 372Z'
  return {
    width: 360,
    height: 400,
    body: `${solid(body, ['#ffffff', '#faf6ee', '#d8d0c2'], { rim: 30 })}
      ${face('M46 160H314L298 312H62Z', tones[0], tones[1])}${roundness(body, 0.7)}
      ${print.motif ? motif(print.motif, 180, 262, 120) : ''}
      ${lettering(print.title, 180, 206, 46, '#fffaf0', 210)}${lettering(print.amount, 180, 356, 36, '#6b5a48', 150)}
      ${solid('M22 52Q22 34 44 34H316Q338 34 338 52V66Q338 78 322 78H38Q22 78 22 66Z', tones, { rim: 14 })}
      ${spot(110, 50, 70, 12, '#fff', 0.8)}`,
  }
}

/** A low round tub with a snap lid: butter, cheese spread, ice cream (with a larger height). */
export function tub(print: Print, tones: Tones, height = 260): Drawing {
  const body = `M40 84H480L450 ${height}Q446 ${height + 24} 420 ${height + 24}H100Q74 ${height + 24} 70 ${height}Z`
  const middle = 84 + (height - 60) / 2
  return {
    width: 520,
    height: height + 34,
    body: `${solid(body, tones, { rim: 34 })}${roundness(body, 0.8)}
      ${print.motif ? motif(print.motif, 380, middle + 26, Math.min(150, height * 0.5)) : ''}
      ${lettering(print.title, print.motif ? 196 : 260, middle + 26, 70, '#fffaf0', print.motif ? 230 : 340)}
      ${lettering(print.amount, print.motif ? 196 : 260, middle + 76, 40, '#fffaf0', 200)}
      ${solid('M22 46Q22 22 50 22H470Q498 22 498 46V72Q498 92 476 92H44Q22 92 22 72Z', ['#ffffff', '#f6f1e6', '#cbc2b1'], { rim: 18 })}
      ${spot(150, 44, 110, 14, '#fff', 0.9)}`,
  }
}
