import { boxPath, ellipsePath, face, lettering, roundness, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

const crust: Tones = ['#f3bf72', '#d98f3f', '#98541d']
/** Crumbs, seeds or sugar strewn over an ellipse; the angles follow the golden ratio, so no rows show. */
const speckle = (
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  size = 5,
): string =>
  Array.from({ length: count }, (_, at) => {
    const reach = Math.sqrt((at + 0.5) / count)
    const [left, top] = [x + rx * reach * Math.cos(at * 2.4), y + ry * reach * Math.sin(at * 2.4)]
    return `<ellipse cx="${left}" cy="${top}" rx="${size}" ry="${size * 0.6}" fill="${color}" transform="rotate(${at * 40} ${left} ${top})"/>`
  }).join('')

/** The short Brazilian roll with one burst seam. */
export const frenchRoll: Drawing = {
  width: 520,
  height: 270,
  body: `${solid('M20 160C20 80 130 24 260 24S500 80 500 160C500 226 400 258 260 258S20 226 20 160Z', crust, { rim: 44 })}
    ${solid('M90 130C150 70 300 44 420 84C446 96 440 120 410 128C300 120 200 136 124 172C92 180 74 150 90 130Z', ['#fff3d6', '#f6d9a2', '#dba75c'], { rim: 22 })}
    <path d="M98 152C180 104 310 92 424 112" stroke="#b87432" stroke-width="7" opacity=".4" fill="none" stroke-linecap="round"/>
    ${spot(120, 90, 60, 22, '#fff', 0.5, -22)}`,
}

export const cheeseBall: Drawing = {
  width: 400,
  height: 340,
  body: `${solid('M20 210C14 90 110 20 204 22C300 20 390 90 382 210C380 300 310 326 200 326S22 300 20 210Z', ['#ffe7a0', '#f3b94f', '#b97321'], { rim: 44 })}
    ${[
      [120, 120, 26],
      [250, 90, 22],
      [300, 190, 28],
      [180, 200, 24],
      [80, 220, 20],
      [230, 270, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => spot(x, y, r * 1.4, r, '#c57a26', 0.45))
      .join('')}
    ${spot(140, 90, 60, 36, '#fff', 0.6, -24)}`,
}

export const roundLoaf: Drawing = {
  width: 520,
  height: 360,
  body: `${solid('M14 230C14 90 130 20 260 20S506 90 506 230C506 320 400 346 260 346S14 320 14 230Z', ['#d99a56', '#a9652c', '#63330f'], { rim: 48 })}
    ${[-1, 0, 1].map((at) => solid(`M${176 + at * 96} 250C${166 + at * 96} 160 ${190 + at * 80} 90 ${236 + at * 60} 64C${262 + at * 60} 84 ${246 + at * 84} 170 ${226 + at * 96} 250C${210 + at * 96} 268 ${186 + at * 96} 266 ${176 + at * 96} 250Z`, ['#fff0d2', '#eccb93', '#b98748'], { rim: 16 })).join('')}
    ${speckle(40, 260, 190, 215, 120, '#fff3da', 4)}`,
}

/** A sliced loaf in a clear bag closed by a tie. */
export function baggedLoaf(title: string, amount: string, tones: Tones, label: Tones): Drawing {
  const loaf =
    'M40 190C20 130 70 96 130 104C200 84 330 84 420 100C486 96 530 136 508 196V390Q508 412 486 412H62Q40 412 40 390Z'
  return {
    width: 640,
    height: 440,
    body: `${solid(loaf, tones, { rim: 40 })}
      ${[130, 210, 290, 370, 450].map((x) => `<path d="M${x} 112V404" stroke="${tones[2]}" stroke-width="6" opacity=".3"/>`).join('')}
      <path d="M26 196C4 110 60 74 130 84C230 66 400 68 470 88C530 96 560 150 600 176L628 150 636 262 602 236C560 270 534 330 528 404Q526 430 494 430H56Q26 430 26 400Z" fill="#fff" opacity=".2"/>
      ${face('M26 236H530V372H26Z', label[0], label[1], 30)}
      <path d="M528 110Q566 150 604 176M532 330Q566 270 604 238" stroke="#fff" stroke-width="5" opacity=".6" fill="none"/>
      ${solid(boxPath(590, 166, 18, 84, 8), label, { rim: 6 })}
      ${lettering(title, 278, 306, 60, '#fffaf0', 420)}${lettering(amount, 278, 352, 38, '#fffaf0', 300)}
      ${spot(130, 130, 90, 20, '#fff', 0.7, -6)}${spot(66, 300, 20, 110, '#fff', 0.5)}`,
  }
}

export const bundtCake = (tones: Tones, glaze?: Tones): Drawing => ({
  width: 560,
  height: 400,
  body: `${solid(ellipsePath(280, 344, 270, 46), ['#ffffff', '#f3efe6', '#c6beb0'], { rim: 20 })}
    ${solid('M50 250C40 120 150 60 280 60S520 120 510 250Q508 340 280 344T50 250Z', tones, { rim: 46 })}
    ${[90, 160, 232, 328, 400, 470].map((x) => `<path d="M${280 + (x - 280) * 0.42} 96Q${x} 150 ${x} 318" stroke="${tones[2]}" stroke-width="13" opacity=".32" fill="none" stroke-linecap="round"/>`).join('')}
    ${glaze ? solid('M120 140C150 70 410 70 440 140C452 180 430 236 410 200C396 180 380 256 356 250C336 246 340 196 316 204C296 214 300 280 272 276C246 270 258 204 232 202C206 200 214 250 190 244C168 236 176 186 154 196C126 214 112 170 120 140Z', glaze, { rim: 20, shine: 0.7 }) : ''}
    ${solid(ellipsePath(280, 108, 84, 30), [tones[2], tones[2], tones[1]], { rim: 14, shine: 0.1 })}
    ${spot(150, 150, 40, 60, '#fff', 0.4, 30)}`,
})

/** A slab of German crumb cake from Santa Catarina. */
export const crumbCake: Drawing = {
  width: 600,
  height: 340,
  body: `${face('M30 150L110 80H500L572 150V290Q572 306 556 306H46Q30 306 30 290Z', '#f6d696', '#d9a24f')}
    ${solid('M24 160Q20 120 60 106Q80 70 130 82Q170 52 214 74Q262 44 306 70Q352 48 392 74Q440 54 478 84Q530 80 546 118Q586 130 578 164Q570 196 536 180Q516 204 482 184Q452 208 420 184Q390 206 358 184Q326 208 294 184Q262 206 230 184Q198 208 166 184Q132 206 104 182Q60 200 24 160Z', ['#ffe9b8', '#eec070', '#bd8334'], { rim: 24 })}
    ${Array.from({ length: 26 }, (_, at) => solid(ellipsePath(70 + ((at * 83) % 460), 96 + ((at * 29) % 74), 20, 15), ['#fff0c9', '#f0c67c', '#c68c3c'], { rim: 8 })).join('')}
    <path d="M36 246Q160 262 300 246T566 250" stroke="#a9652c" stroke-width="9" opacity=".35" fill="none"/>`,
}

export const donutBall: Drawing = {
  width: 420,
  height: 330,
  body: `${solid('M14 190C10 90 110 24 210 24S410 90 406 190C404 290 320 316 210 316S16 290 14 190Z', ['#f0b56a', '#c9792f', '#7d3f10'], { rim: 44 })}
    ${face('M18 172Q120 206 210 190T402 170Q404 206 398 220Q300 236 210 232T22 220Q16 196 18 172Z', '#fff2b8', '#f5cf62')}
    ${solid('M150 196Q160 160 210 164T276 194Q290 250 250 246Q236 276 206 260Q170 270 160 242Q136 226 150 196Z', ['#fff3b0', '#fbd75a', '#dba728'], { rim: 16 })}
    ${spot(150, 80, 90, 30, '#fff', 0.7)}${spot(210, 60, 150, 60, '#fffaf0', 0.9)}${speckle(60, 210, 92, 150, 52, '#fffdf6', 5)}`,
}

export const biscuitRing: Drawing = {
  width: 400,
  height: 300,
  body: `${solid(`${ellipsePath(200, 156, 184, 132)}M130 150a70 44 0 1 0 140 0a70 44 0 1 0 -140 0z`, ['#fff2cf', '#f0d293', '#c1954c'], { rim: 34 })}
    <path d="M130 150a70 44 0 0 1 140 0" stroke="#a9783a" stroke-width="8" opacity=".4" fill="none"/>${spot(120, 76, 60, 20, '#fff', 0.6, -20)}`,
}

export const crepe: Drawing = {
  width: 600,
  height: 300,
  body: `${solid('M20 270C30 120 170 30 310 34S580 130 586 270Q300 300 20 270Z', ['#ffffff', '#f7f2e6', '#d2c7b0'], { rim: 34 })}
    ${solid('M30 272Q300 230 580 272Q480 292 300 292T30 272Z', ['#fff6cf', '#f8d766', '#d6a32e'], { rim: 12 })}
    ${speckle(90, 300, 150, 240, 90, '#ffffff', 7)}${speckle(60, 310, 160, 230, 84, '#d9cdb2', 4)}`,
}

export const cakeSlab = (tones: Tones, top: Tones): Drawing => ({
  width: 520,
  height: 330,
  body: `${face('M20 140H500V300Q500 316 484 316H36Q20 316 20 300Z', tones[0], tones[1])}${face('M20 214H500V238H20Z', top[0], top[1])}
    ${roundness('M20 140H500V300Q500 316 484 316H36Q20 316 20 300Z', 0.5)}
    ${solid('M12 140Q12 96 60 90H460Q508 96 508 140Q500 196 470 172Q450 210 420 176Q390 216 356 178Q326 208 296 176Q260 218 226 178Q196 210 166 176Q136 214 106 176Q76 206 52 172Q20 192 12 140Z', top, { rim: 24, shine: 0.7 })}
    ${speckle(40, 260, 124, 220, 26, '#4a230f', 7)}`,
})
