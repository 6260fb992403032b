import { boxPath, ellipsePath, face, lettering, solid, spot, uniqueId } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

/** The far cut face of a missing wedge; the near one looks away from us. */
function cutFace([light, base, deep]: Tones): string {
  return `${face('M280 130L524 158V298L400 284V193Z', light, base, 0)}
    ${spot(440, 206, 17, 12, deep, 0.8)}${spot(484, 250, 20, 14, deep, 0.8)}${spot(430, 262, 11, 8, deep, 0.8)}
    ${face('M400 193L420 195V286L400 284Z', deep, base, 0)}`
}

/** A drum of cheese; with a wedge cut out when `inside` is given. */
export function cheeseWheel(rind: Tones, inside?: Tones, label?: string): Drawing {
  const side = 'M20 130A260 70 0 0 0 540 130V270A260 70 0 0 1 20 270Z'
  const notch = uniqueId()
  const top = solid(ellipsePath(280, 130, 260, 72), [rind[0], rind[0], rind[1]], { rim: 20 })
  const drum = `${solid(side, rind, { rim: 40 })}${top}${inside ? cutFace(inside) : ''}`
  const badge = `${face(ellipsePath(176, 128, 116, 33), '#2f6a3f', '#1d4a2b')}${lettering(label ?? '', 176, 139, 32, '#fff4d8', 186)}`
  return {
    width: 560,
    height: 350,
    body: `<defs><mask id="${notch}"><rect width="560" height="350" fill="#fff"/>
        ${inside ? '<path d="M400 284L524 298V350H400Z" fill="#000"/>' : ''}</mask></defs>
      <g mask="url(#${notch})">${drum}</g>${label ? badge : ''}${spot(90, 230, 24, 60, '#fff', 0.4)}`,
  }
}

/** A low white cheese in its own shape, basket pattern on the rim. */
export const freshCheese: Drawing = {
  width: 540,
  height: 330,
  body: `${solid('M30 120A240 66 0 0 0 510 120L490 260A220 62 0 0 1 50 260Z', ['#ffffff', '#faf6ea', '#d6ccb4'], { rim: 36 })}
    ${Array.from({ length: 15 }, (_, at) => `<path d="M${52 + at * 31} ${168 + Math.sin((at / 14) * Math.PI) * 42}l${4 - at * 0.5} 110" stroke="#cdc1a4" stroke-width="7" opacity=".5"/>`).join('')}
    ${solid(ellipsePath(270, 120, 240, 68), ['#ffffff', '#fffdf6', '#efe7d3'], { rim: 20 })}
    ${solid('M270 118L452 160 470 286 300 320Z', ['#fffefa', '#f7f1e0', '#ddd2b6'], { rim: 14 })}
    ${[
      [340, 210],
      [400, 240],
      [350, 270],
      [420, 200],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 11, 6, '#bfb08a', 0.7))
      .join('')}`,
}

/** Overlapping slices fanned out: sliced cheese or ham. */
export const slices = (tones: Tones): Drawing => ({
  width: 600,
  height: 330,
  body: [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<g transform="translate(${at * 66} ${at * 8}) rotate(${-14 + at * 5} 170 170)">${solid(boxPath(30, 50, 270, 226, 44), tones, { rim: 22 })}</g>`,
    )
    .join(''),
})

export const mozzarellaBall: Drawing = {
  width: 400,
  height: 380,
  body: `${solid('M150 40Q200 14 250 40C252 80 264 90 300 110C360 150 392 220 380 280C366 350 300 372 200 372S34 350 20 280C8 220 40 150 100 110C136 90 148 80 150 40Z', ['#fff9e6', '#f7e7b8', '#d0ac63'], { rim: 40 })}
    <path d="M136 92Q200 118 264 92" stroke="#b8905a" stroke-width="14" fill="none" stroke-linecap="round"/>${spot(120, 190, 40, 60, '#fff', 0.7, 20)}`,
}

export const skewerCheese: Drawing = {
  width: 600,
  height: 220,
  body: `${solid(boxPath(10, 100, 170, 20, 10), ['#f3d9a8', '#d9b06f', '#a67a3c'], { rim: 6 })}
    ${solid(boxPath(130, 40, 450, 140, 26), ['#fffdf2', '#f8edcc', '#d9c38c'], { rim: 28 })}
    ${[210, 310, 410, 510].map((x) => `<path d="M${x} 54l-24 112" stroke="#c9883a" stroke-width="15" opacity=".5" stroke-linecap="round"/>`).join('')}`,
}

/** A linked coil of fresh sausage. */
export const sausage = (tones: Tones): Drawing => {
  const link = (d: string): string =>
    `<path d="${d}" fill="none" stroke="${tones[2]}" stroke-width="84" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${tones[1]}" stroke-width="70" stroke-linecap="round" transform="translate(-3 -4)"/><path d="${d}" fill="none" stroke="${tones[0]}" stroke-width="22" stroke-linecap="round" opacity=".7" transform="translate(-8 -16)"/><path d="${d}" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="60 50" stroke-linecap="round" opacity=".5" transform="translate(-10 -20)"/>`
  return {
    width: 600,
    height: 360,
    body: `${link('M90 90C190 60 380 50 500 100')}${link('M520 190C400 150 220 150 96 200')}${link('M80 300C220 260 400 260 520 296')}
    <path d="M520 108q50 30 26 70M70 208q-44 50 -12 84" fill="none" stroke="${tones[2]}" stroke-width="14" stroke-linecap="round"/>`,
  }
}

export const salami: Drawing = {
  width: 600,
  height: 300,
  body: `${solid('M60 80C200 40 420 40 530 70C580 90 590 200 540 226C420 262 200 262 60 230C10 210 10 100 60 80Z', ['#d9584a', '#a02c26', '#5a1413'], { rim: 40 })}
    ${[170, 250, 330, 410, 490].map((x) => `<path d="M${x} 52q26 100 0 200" stroke="#f0d9b5" stroke-width="7" opacity=".8" fill="none"/>`).join('')}
    ${solid(ellipsePath(96, 155, 74, 86), ['#e8695a', '#c0392f', '#8a211d'], { rim: 14 })}
    ${[
      [80, 110],
      [120, 130],
      [70, 160],
      [110, 190],
      [90, 220],
      [130, 170],
      [60, 130],
      [90, 140],
      [120, 210],
    ]
      .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="10" ry="8" fill="#ffe9dc" opacity=".9"/>`)
      .join('')}`,
}

/** A boned air-dried ham. */
export const driedHam: Drawing = {
  width: 600,
  height: 460,
  body: `${solid('M60 300C30 200 120 80 280 70C380 64 430 96 520 40C548 24 580 44 570 76C560 104 520 120 500 170C470 260 440 390 280 420C160 440 80 400 60 300Z', ['#e0a06a', '#b4653a', '#6a2f18'], { rim: 44 })}
    ${solid('M84 300C70 220 150 160 240 176C330 190 372 250 340 320C310 384 220 410 160 392C116 380 92 350 84 300Z', ['#f08a80', '#cf4a48', '#962a2d'], { rim: 20 })}
    <path d="M84 300C70 220 150 160 240 176C330 190 372 250 340 320C310 384 220 410 160 392C116 380 92 350 84 300Z" fill="none" stroke="#ffeeda" stroke-width="20" opacity=".9"/>
    <path d="M150 240q60 -30 110 0M140 310q70 40 150 0M200 250q40 40 20 100" stroke="#ffe1d2" stroke-width="9" opacity=".75" fill="none" stroke-linecap="round"/>
    ${solid(ellipsePath(250, 280, 26, 20), ['#fffaf0', '#f0dcc0', '#c9a884'], { rim: 8 })}
    <path d="M548 44Q600 10 580 -10" stroke="#f3e2c2" stroke-width="10" fill="none"/>`,
}

export const minced: Drawing = {
  width: 560,
  height: 280,
  body: `${solid('M30 270C40 180 130 60 280 56S520 180 530 270Z', ['#d9483f', '#b02f2b', '#7d1a1a'], { rim: 20 })}
    ${Array.from({ length: 84 }, (_, at) => {
      const reach = Math.sqrt((84 - at) / 84)
      const turn = at * 2.4
      const [x, y] = [
        280 + 214 * reach * Math.cos(turn),
        170 + (Math.sin(turn) > 0 ? 82 : 94) * reach * Math.sin(turn),
      ]
      const tones: Tones =
        at % 6 === 0 ? ['#ffd9cc', '#eea898', '#b96456'] : ['#f58478', '#cf4038', '#8a1d1c']
      return `<g transform="rotate(${((at * 53) % 80) - 40} ${x} ${y})">${solid(boxPath(x - 44, y - 14, 88, 28, 14), tones, { rim: 9 })}</g>`
    }).join('')}`,
}

export const chickenBreast: Drawing = {
  width: 420,
  height: 280,
  body: `${solid('M20 190C10 90 120 26 240 30C340 34 410 90 404 160C398 220 330 240 250 250C150 268 40 260 20 190Z', ['#ffe6d6', '#f8c3ac', '#d68f77'], { rim: 36 })}
    <path d="M90 200C160 150 260 120 360 130M120 110C190 80 260 76 320 92" stroke="#fff3ea" stroke-width="10" opacity=".7" fill="none" stroke-linecap="round"/>`,
}

export const fishFillet: Drawing = {
  width: 520,
  height: 240,
  body: `${solid('M16 140C60 60 200 24 340 40C430 50 490 90 506 130C480 180 400 210 300 216C170 224 60 206 16 140Z', ['#fff6f0', '#f8ddd3', '#d9a99b'], { rim: 30 })}
    <path d="M60 138C180 110 340 104 480 128" stroke="#e0a394" stroke-width="9" opacity=".6" fill="none"/>
    ${[120, 180, 240, 300, 360, 420].map((x) => `<path d="M${x} 126l-26 -44M${x} 136l-26 46" stroke="#ecc0b3" stroke-width="7" opacity=".7" stroke-linecap="round"/>`).join('')}`,
}

const salmonTones: Tones = ['#ffb08a', '#f77f54', '#c9502c']
export const salmonFillet: Drawing = {
  width: 520,
  height: 240,
  body: `${solid('M20 70Q30 40 70 40H450Q500 44 504 100V170Q500 210 450 210H70Q24 208 20 170Z', salmonTones, { rim: 26 })}
    ${[90, 160, 230, 300, 370, 440].map((x) => `<path d="M${x} 52q36 60 -10 150" stroke="#ffd9c4" stroke-width="9" opacity=".85" fill="none"/>`).join('')}
    <path d="M24 176Q30 208 70 208H450Q496 206 502 176" stroke="#8b97a3" stroke-width="15" fill="none"/>`,
}

export const wholeFish: Drawing = {
  width: 700,
  height: 260,
  body: `${solid('M560 130C600 100 640 60 684 56C670 100 664 150 688 210C640 204 600 166 560 136Z', ['#b8c6cc', '#7f939c', '#4a5c65'], { rim: 16 })}
    ${solid('M260 50Q330 0 420 40L400 70Z', ['#a8b8bf', '#74888f', '#46575f'], { rim: 12 })}
    ${solid('M10 140C70 60 200 32 330 40C440 48 540 90 590 132C540 180 430 222 320 226C190 230 70 206 10 140Z', ['#e9f1f2', '#b3c4ca', '#65797f'], { rim: 36, shine: 0.8 })}
    ${solid('M12 136C80 56 210 30 340 40C440 50 530 92 580 126C440 96 260 84 12 136Z', ['#8fa5ad', '#5f767f', '#3d525b'], { rim: 18 })}
    ${Array.from({ length: 30 }, (_, at) => `<path d="M${190 + (at % 10) * 34} ${118 + Math.floor(at / 10) * 28}q15 14 30 0" stroke="#fff" stroke-width="4" opacity=".5" fill="none"/>`).join('')}
    <path d="M150 76Q180 130 146 196" stroke="#52666e" stroke-width="9" opacity=".55" fill="none" stroke-linecap="round"/>
    ${solid(ellipsePath(84, 122, 23, 23), ['#fffef0', '#f1e6b8', '#c0ae70'], { rim: 8 })}<circle cx="84" cy="122" r="12" fill="#1a2226"/><circle cx="79" cy="117" r="4" fill="#fff"/>
    <path d="M22 152Q44 166 70 160" stroke="#4f636b" stroke-width="6" fill="none" stroke-linecap="round"/>
    ${solid('M210 160Q280 160 300 200Q240 216 206 180Z', ['#a8b8bf', '#7f939c', '#52666e'], { rim: 10 })}`,
}

export const baconSlab: Drawing = {
  width: 560,
  height: 260,
  body: `${face('M20 84L90 30H540L520 84Z', '#b4653a', '#8a4322')}${face('M520 84L540 30V190L520 240Z', '#b5554a', '#8f3a33', 0)}
    ${[0, 1, 2, 3, 4].map((at) => solid(boxPath(20, 82 + at * 32, 502, 34, 10), at % 2 ? ['#fff3e8', '#fbd9c9', '#e2aa98'] : ['#f0796c', '#d04a44', '#a52e2e'], { rim: 9 })).join('')}`,
}
