import { ellipsePath, face, solid, spot } from '../ink.ts'
import type { Drawing } from '../types.ts'

const square = (body: string): Drawing => ({ width: 400, height: 400, body })

const bark = (paths: string, color = '#3f2713'): string =>
  `<path d="${paths}" fill="none" stroke="${color}" stroke-width="5" opacity=".4" stroke-linecap="round"/>`

export const cassava: Drawing = {
  width: 600,
  height: 240,
  body: `${solid('M70 60C160 26 330 40 470 84C540 106 590 150 584 172C576 196 500 198 420 206C300 218 160 226 74 196Z', ['#a97a4f', '#7b4f2b', '#45280f'], { rim: 34, shine: 0.3 })}
    ${bark('M180 62q20 60 6 140M260 58q24 70 4 152M350 70q18 60 2 138M430 92q14 50 2 106M300 110q40 8 80 2M200 150q50 10 90 2')}
    ${solid(ellipsePath(76, 128, 54, 70), ['#f1d9d0', '#dcb7a8', '#a77c66'], { rim: 14 })}
    ${solid(ellipsePath(74, 128, 43, 58), ['#ffffff', '#fbf6ea', '#e2d7c0'], { rim: 14 })}${spot(74, 128, 7, 10, '#cbbd9e', 0.9)}`,
}

export const sweetPotato: Drawing = {
  width: 560,
  height: 260,
  body: `${solid('M14 150C60 70 170 26 300 40C420 50 500 96 548 128C520 176 420 236 280 234C150 232 60 210 14 150Z', ['#c7748a', '#9c4560', '#5c2036'], { rim: 40, shine: 0.35 })}
    ${bark('M130 96q40 -14 70 -8M240 180q40 10 80 2M360 92q30 4 54 16M180 150q24 6 40 2M420 160q20 -2 36 -8', '#551a30')}`,
}

export const beet: Drawing = square(`
  <path d="M186 150C170 90 120 60 96 20M200 146C204 90 206 60 214 14M214 150C240 90 280 70 306 34" stroke="#a3214f" stroke-width="15" fill="none" stroke-linecap="round"/>
  ${solid('M98 24C60 -6 40 40 62 70C90 90 120 60 98 24Z', ['#8cc152', '#4b8a35', '#2c5d20'], { rim: 12 })}
  ${solid('M214 18C170 -10 168 70 206 92C250 84 252 0 214 18Z', ['#9ccf62', '#5a9a3c', '#2c5d20'], { rim: 12 })}
  ${solid('M306 36C350 0 372 60 340 84C306 96 284 64 306 36Z', ['#8cc152', '#4b8a35', '#2c5d20'], { rim: 12 })}
  ${solid('M200 130C300 124 352 190 344 260C336 330 250 350 214 372C206 380 204 392 200 398C196 392 194 380 186 372C150 350 64 330 56 260C48 190 100 124 200 130Z', ['#c4486f', '#8d1f46', '#4c0b25'], { rim: 40, shine: 0.4 })}
  ${spot(128, 214, 40, 50, '#ffd5e0', 0.45, -20)}`)

export const radish: Drawing = square(`
  ${solid('M196 130C140 110 90 60 120 20C170 10 200 70 204 120Z', ['#9ccf62', '#5a9a3c', '#2c5d20'], { rim: 14 })}
  ${solid('M206 130C230 70 280 20 320 40C330 90 270 130 212 134Z', ['#8cc152', '#4b8a35', '#2c5d20'], { rim: 14 })}
  ${solid('M200 118C290 112 334 170 328 240C322 300 240 320 210 350C204 362 202 380 198 398C194 380 192 362 186 350C150 320 76 300 72 240C66 170 110 112 200 118Z', ['#ff8f9c', '#df3350', '#93142f'], { rim: 36 })}
  ${spot(200, 342, 46, 44, '#fff', 0.8)}${spot(130, 190, 36, 40, '#fff', 0.55, -20)}`)

export const redOnionHalf: Drawing = square(`
  ${solid(ellipsePath(200, 200, 172, 172), ['#c77bb0', '#9b3f86', '#5c1d52'], { rim: 16 })}
  ${[150, 122, 94, 66, 38].map((r, at) => solid(ellipsePath(200, 200, r, r), at % 2 ? ['#f7e3f1', '#ecc9e2', '#d6a3c9'] : ['#ffffff', '#fbf1f8', '#ead5e4'], { rim: 10 })).join('')}`)

export const potato: Drawing = {
  width: 440,
  height: 340,
  body: `${solid('M40 200C20 110 90 30 210 24C330 20 420 80 424 180C426 270 340 320 220 322C120 324 56 280 40 200Z', ['#f6dfa4', '#dfb868', '#98702c'], { rim: 44, shine: 0.5 })}
    ${[
      [120, 120],
      [240, 90],
      [330, 170],
      [200, 220],
      [110, 230],
      [300, 260],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          `<path d="M${x} ${y}q14 ${at % 2 ? 10 : -8} 28 0" stroke="#8a6426" stroke-width="6" opacity=".55" fill="none" stroke-linecap="round"/>`,
      )
      .join('')}
    ${Array.from({ length: 18 }, (_, at) => spot(80 + ((at * 137) % 290), 80 + ((at * 71) % 200), 5, 4, '#8a6426', 0.5)).join('')}`,
}

export const garlic: Drawing = square(`
  ${solid('M176 96C182 60 178 30 170 10H226C220 36 222 64 228 96C250 140 372 170 376 270C378 350 300 386 200 388C100 386 22 350 24 270C28 170 150 140 176 96Z', ['#fffdf8', '#f3ebe0', '#b8a692'], { rim: 36 })}
  <path d="M192 60C150 160 90 220 110 376M206 60C250 160 310 220 290 376M198 60C186 180 176 280 190 386" stroke="#b08aa0" stroke-width="8" opacity=".45" fill="none" stroke-linecap="round"/>
  ${spot(110, 250, 34, 70, '#fff', 0.8, 20)}${face(ellipsePath(198, 12, 28, 8), '#e6d6b8', '#c4ad84')}`)
