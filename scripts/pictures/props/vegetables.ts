import { ellipsePath, face, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

const square = (body: string): Drawing => ({ width: 400, height: 400, body })

export const chayote: Drawing = square(`
  ${solid('M210 20C268 14 300 60 306 120C320 180 372 240 356 310C340 376 270 394 200 390C130 394 58 380 42 310C30 246 84 190 102 128C116 66 150 26 210 20Z', ['#d9efa2', '#a3cf67', '#5a8a33'], { rim: 40 })}
  <path d="M200 388C190 330 188 290 194 240M120 372C112 320 122 260 150 200M284 374C294 320 280 260 258 200M206 30C200 70 200 110 204 150" fill="none" stroke="#5f9138" stroke-width="8" opacity=".45" stroke-linecap="round"/>
  ${spot(130, 220, 30, 70, '#fff', 0.55, 14)}`)

export const zucchini: Drawing = {
  width: 620,
  height: 190,
  body: `${solid('M110 40C230 16 420 20 540 50C594 66 612 92 606 116C598 148 540 164 440 170C320 178 200 176 112 152C86 140 84 56 110 40Z', ['#8cc152', '#4b8a35', '#22501f'], { rim: 36 })}
    <path d="M120 78C260 54 430 60 590 92M118 116C260 132 430 136 580 120" stroke="#bfe07e" stroke-width="7" stroke-dasharray="26 16 12 20" opacity=".55" fill="none"/>
    ${solid('M112 56Q60 60 30 44Q10 60 16 96Q14 130 34 140Q70 126 112 138Q96 96 112 56Z', ['#b7d67b', '#86b04e', '#557d2c'], { rim: 16 })}${face(ellipsePath(26, 92, 13, 44), '#e6efc0', '#b9cc84')}`,
}

export const cauliflower: Drawing = {
  width: 460,
  height: 400,
  body: `${solid('M40 190C-10 280 90 390 230 392C370 390 470 280 420 190C390 300 320 330 230 330S70 300 40 190Z', ['#b6db72', '#76ab43', '#3d6f24'], { rim: 34 })}
    ${solid(ellipsePath(230, 250, 190, 110), ['#f7efd8', '#e6d6ac', '#b9a26c'], { rim: 20 })}
    ${[
      [120, 170, 82],
      [340, 170, 82],
      [230, 120, 96],
      [160, 110, 70],
      [300, 110, 70],
      [90, 226, 70],
      [370, 226, 70],
      [170, 226, 84],
      [290, 226, 84],
      [230, 190, 84],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        solid(ellipsePath(x, y, r, r * 0.9), ['#fffdf4', '#f7efd8', '#d3c39a'], { rim: 24, shine: 0.4 }),
      )
      .join('')}
    ${solid('M14 210C30 330 120 396 230 394C170 370 130 330 122 270C80 276 44 252 14 210Z', ['#c6e58a', '#86bb4c', '#477a29'], { rim: 26 })}
    ${solid('M446 210C430 330 340 396 230 394C290 370 330 330 338 270C380 276 416 252 446 210Z', ['#b6db72', '#6fa63e', '#37671f'], { rim: 26 })}
    <path d="M60 270Q110 350 190 380M400 270Q350 350 270 380" stroke="#e6f5bf" stroke-width="7" opacity=".6" fill="none" stroke-linecap="round"/>`,
}

export const cabbage = (tones: Tones, vein: string): Drawing =>
  square(`
  ${solid(ellipsePath(200, 214, 184, 176), tones, { rim: 44 })}
  ${solid('M30 190C60 60 200 10 290 70C200 90 150 180 170 388C80 380 10 300 30 190Z', tones, { rim: 30 })}
  ${solid('M372 180C350 90 290 60 240 76C180 120 166 260 210 390C320 384 396 290 372 180Z', tones, { rim: 30 })}
  <path d="M250 90C220 180 210 280 212 384M226 190Q280 150 330 150M214 270Q280 240 350 250M130 110C100 200 120 300 168 384M116 210Q80 180 52 190M126 290Q90 280 60 290" stroke="${vein}" stroke-width="8" opacity=".65" fill="none" stroke-linecap="round"/>`)

export const pumpkin: Drawing = {
  width: 460,
  height: 380,
  body: `${[
    [88, 0.5],
    [372, 0.5],
    [140, 0.7],
    [320, 0.7],
    [230, 1],
  ]
    .map(([x = 0, wide = 1]) =>
      solid(ellipsePath(x, 226, 60 + 42 * wide, 128 + 14 * wide), ['#7d9a5c', '#41653b', '#1d3820'], {
        rim: 34,
        shine: 0.4,
      }),
    )
    .join('')}
    ${[
      [120, 150],
      [200, 270],
      [300, 160],
      [340, 280],
      [90, 250],
      [250, 120],
      [160, 210],
    ]
      .map(([x = 0, y = 0]) => spot(x, y, 16, 9, '#b9c78e', 0.6, 70))
      .join('')}
    ${solid('M204 104C196 60 190 40 206 24L256 30C244 60 256 90 260 106Q232 124 204 104Z', ['#cdbb84', '#97864f', '#5f5228'], { rim: 14 })}`,
}

export const pumpkinSlice: Drawing = {
  width: 420,
  height: 300,
  body: `${solid('M10 80C20 220 110 292 210 292S400 220 410 80C360 50 300 40 210 40S60 50 10 80Z', ['#7d9a5c', '#41653b', '#1d3820'], { rim: 20 })}
    ${solid('M30 78C44 200 120 268 210 268S376 200 390 78C340 56 290 50 210 50S80 56 30 78Z', ['#ffc25a', '#f69a2a', '#dd7412'], { rim: 24 })}
    ${solid('M92 86C104 160 150 206 210 206S316 160 328 86C290 74 250 72 210 72S130 74 92 86Z', ['#d9691a', '#e67f24', '#f39a3e'], { rim: 20, shine: 0.1 })}
    ${[
      [150, 110],
      [190, 150],
      [240, 130],
      [276, 108],
      [214, 100],
      [230, 176],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          `<g transform="rotate(${at * 50} ${x} ${y})">${solid(ellipsePath(x, y, 19, 11), ['#fffaf0', '#f5e3b8', '#c9a868'], { rim: 6 })}</g>`,
      )
      .join('')}`,
}

export const cherryTomato: Drawing = square(`
  ${solid(ellipsePath(200, 222, 172, 168), ['#ff8d6a', '#e63a22', '#a11a10'], { rim: 38 })}${spot(130, 150, 56, 42, '#fff', 0.65, -30)}
  ${[-70, -35, 0, 35, 70].map((turn) => `<path d="M200 70Q${200 + turn * 0.4} 60 ${200 + turn * 1.5} ${92 + Math.abs(turn) * 0.5}" stroke="#4b8a2b" stroke-width="14" fill="none" stroke-linecap="round"/>`).join('')}
  <path d="M200 70Q196 40 212 16" stroke="#6ea635" stroke-width="14" fill="none" stroke-linecap="round"/>`)

export const mushroom: Drawing = square(`
  ${solid('M150 210H250C246 270 260 330 268 360Q270 390 200 390T132 360C140 330 154 270 150 210Z', ['#fffaf0', '#f0e4cd', '#b9a583'], { rim: 28 })}
  ${solid('M70 232Q200 280 330 232Q320 206 200 200T70 232Z', ['#d8b994', '#b48f66', '#8a673f'], { rim: 14 })}
  ${solid('M200 40C310 40 380 120 378 200C376 240 330 236 200 236S24 240 22 200C20 120 90 40 200 40Z', ['#fffdf6', '#f3e7d0', '#c2ab86'], { rim: 38 })}${spot(130, 120, 60, 40, '#fff', 0.8, -24)}`)

const bean = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${solid('M-190 -6C-100 -30 100 -34 190 4C196 12 194 20 184 20C100 34 -100 30 -186 16C-196 10 -198 0 -190 -6Z', ['#b9e07a', '#5fa63a', '#2f6a22'], { rim: 12 })}
  <path d="M-190 2q-14 -4 -20 -14" stroke="#6f9a3c" stroke-width="6" fill="none" stroke-linecap="round"/></g>`

export const greenBeans: Drawing = {
  width: 520,
  height: 300,
  body: [
    [250, 190, 10],
    [270, 160, -16],
    [240, 130, 4],
    [280, 210, -4],
    [250, 230, 14],
    [262, 100, -8],
    [250, 262, -2],
    [300, 140, 18],
    [230, 200, -20],
  ]
    .map(([x = 0, y = 0, turn = 0]) => bean(x, y, turn))
    .join(''),
}

export const pineNut: Drawing = square(`
  ${solid('M200 16C240 60 300 200 296 290C292 360 250 392 200 392S108 360 104 290C100 200 160 60 200 16Z', ['#c9763c', '#8f431c', '#4a1d0a'], { rim: 36, shine: 0.5 })}
  ${solid('M108 270C110 360 150 392 200 392S290 360 292 270Q200 330 108 270Z', ['#ecc48c', '#c9945a', '#8c5c2c'], { rim: 20 })}${spot(160, 190, 18, 90, '#fff', 0.5, 10)}`)

/** A bell pepper in any colour. */
export const pepper = (tones: Tones): Drawing => ({
  width: 380,
  height: 420,
  body: `${solid('M190 96C240 60 350 74 362 170C376 280 330 400 262 406C232 408 212 392 190 392S148 408 118 406C50 400 4 280 18 170C30 74 140 60 190 96Z', tones, { rim: 40, shine: 0.7 })}
    <path d="M140 110C96 190 100 310 136 398M240 110C284 190 280 310 244 398" stroke="${tones[2]}" stroke-width="14" opacity=".4" fill="none" stroke-linecap="round"/>
    ${spot(84, 190, 26, 80, '#fff', 0.7, 12)}${spot(190, 190, 24, 70, '#fff', 0.4)}
    ${solid('M120 100Q190 66 260 100Q230 132 190 124Q150 132 120 100Z', ['#9ccf62', '#5a9a3c', '#2c5d20'], { rim: 12 })}
    ${solid('M168 104C176 70 166 40 150 26L196 8C214 40 216 76 214 106Q190 120 168 104Z', ['#9ccf62', '#5a9a3c', '#2c5d20'], { rim: 10 })}`,
})

export const cucumber: Drawing = {
  width: 640,
  height: 180,
  body: `${solid('M30 110C20 70 60 40 130 34C270 16 460 20 580 56C624 70 630 110 596 126C480 166 260 172 110 158C60 152 36 140 30 110Z', ['#7fbf4d', '#3d8a34', '#1b4f22'], { rim: 36 })}
    <path d="M60 90C200 50 420 50 590 84M60 116C220 130 420 134 580 108" stroke="#c6e58a" stroke-width="5" opacity=".45" fill="none"/>
    ${Array.from({ length: 22 }, (_, at) => spot(70 + ((at * 89) % 500), 54 + ((at * 37) % 84), 8, 6, '#d5ee9a', 0.8)).join('')}
    ${solid('M34 84Q10 84 6 100Q14 118 34 116Z', ['#9ccf62', '#5a9a3c', '#2c5d20'], { rim: 8 })}`,
}
