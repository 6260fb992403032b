import { solid } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

export const green: Tones = ['#a8d468', '#5a9a3c', '#2b5f22']
const deepGreen: Tones = ['#7db65a', '#3a7a38', '#164021']

const at = (x: number, y: number, turn: number, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`

/** A leaf growing upwards from 0,0, about 300 long. */
function broadLeaf(tones: Tones, vein = '#d9efb0'): string {
  return `${solid('M0 0C-30 -40 -90 -70 -104 -140C-118 -190 -84 -230 -60 -262C-40 -292 -20 -300 0 -306C24 -298 44 -286 62 -260C92 -226 116 -190 104 -140C90 -70 30 -40 0 0Z', tones, { rim: 24, shine: 0.4 })}
    <path d="M0 70V-270M0 -60Q-40 -90 -74 -100M0 -60Q40 -90 74 -100M0 -130Q-44 -160 -80 -176M0 -130Q44 -160 80 -176M0 -196Q-30 -220 -50 -236M0 -196Q30 -220 50 -236" stroke="${vein}" stroke-width="8" fill="none" opacity=".75" stroke-linecap="round"/>`
}

function arugulaLeaf(tones: Tones): string {
  return `${solid('M0 0C-16 -20 -60 -20 -58 -48C-54 -66 -26 -60 -16 -72C-34 -84 -84 -80 -82 -116C-76 -140 -34 -126 -18 -138C-30 -156 -80 -170 -66 -214C-50 -262 -20 -280 0 -282C20 -280 50 -262 66 -214C80 -170 30 -156 18 -138C34 -126 76 -140 82 -116C84 -80 34 -84 16 -72C26 -60 54 -66 58 -48C60 -20 16 -20 0 0Z', tones, { rim: 16, shine: 0.4 })}
    <path d="M0 90V-240" stroke="#d3ecaa" stroke-width="8" opacity=".8" stroke-linecap="round"/>`
}

function curlyTuft(tones: Tones): string {
  const lobes = [
    [-52, -90, 52],
    [52, -90, 52],
    [0, -130, 60],
    [-76, -150, 50],
    [76, -150, 50],
    [-36, -190, 54],
    [40, -190, 54],
    [0, -236, 50],
  ]
  return `<path d="M0 90V-120" stroke="#7fae4c" stroke-width="14" stroke-linecap="round"/>${lobes.map(([x = 0, y = 0, r = 0]) => solid(`M${x - r} ${y}q-6 -30 ${r * 0.5} -${r * 0.6}q${r * 0.3} -34 ${r * 0.8} -4q${r * 0.5} -10 ${r * 0.6} ${r * 0.5}q20 34 -${r * 0.5} ${r * 0.7}q-${r * 0.7} 30 -${r} 0q-26 -4 -${r * 0.4} -${r * 0.6}Z`, tones, { rim: 14, shine: 0.4 })).join('')}`
}

function straightBlades(tones: Tones): string {
  return [-26, -13, 0, 13, 26]
    .map(
      (turn) =>
        `<g transform="rotate(${turn * 0.5})">${solid(`M-9 90C-12 -100 -10 -240 ${turn * 0.4} -300C12 -240 10 -100 9 90Z`, tones, { rim: 8 })}</g>`,
    )
    .join('')
}

/** A bunch fanned out above its tied stems, 760 × 690. */
function bunch(leaf: string, turns: readonly number[], stem: Tones, scale: number): Drawing {
  const fan = turns
    .map((turn) => at(380 + turn * 1.3, 440 + Math.abs(turn) * 0.5, turn, scale, leaf))
    .join('')
  const stems = [-38, 38, -26, 26, -13, 13, 0]
    .map((turn) =>
      at(
        380 + turn * 1.3,
        430,
        -turn * 0.5,
        1,
        solid(`M-13 0H13L12 ${236 - Math.abs(turn)}H-12Z`, stem, { rim: 8 }),
      ),
    )
    .join('')
  const tie = `${solid('M316 500Q380 524 444 500L446 544Q380 570 314 544Z', ['#ffb27a', '#e8743a', '#a9451c'], { rim: 12 })}`
  return { width: 760, height: 690, body: `${stems}${fan}${tie}` }
}

const pale: Tones = ['#d5edaa', '#9cc766', '#628f3c']

export const kaleBunch = bunch(broadLeaf(deepGreen), [-46, 46, -26, 26, -9, 10], pale, 1.12)
export const spinachBunch = bunch(
  broadLeaf(green, '#e6f5bf'),
  [-62, 62, -44, 44, -26, 26, -8, 12],
  pale,
  0.86,
)
export const arugulaBunch = bunch(arugulaLeaf(green), [-54, 54, -34, 34, -16, 16, 0], pale, 1.12)
export const parsleyBunch = bunch(
  curlyTuft(['#9ccf62', '#4b9a3c', '#1f5f2a']),
  [-44, 44, -22, 22, 0],
  pale,
  1.05,
)
export const chiveBunch = bunch(
  straightBlades(['#a8d468', '#4f9640', '#23602c']),
  [-22, 22, -11, 11, 0],
  pale,
  1.2,
)
export const watercressBunch = bunch(
  at(0, 0, 0, 0.5, broadLeaf(green)) +
    at(-16, -90, -50, 0.42, broadLeaf(deepGreen)) +
    at(16, -90, 50, 0.42, broadLeaf(deepGreen)) +
    at(0, -130, 4, 0.5, broadLeaf(green)),
  [-50, 50, -30, 30, -12, 12],
  pale,
  1.1,
)

/** A loose-headed lettuce with frilled leaves. */
export function lettuce(inner: Tones, outer: Tones): Drawing {
  const frill = (turn: number, scale: number, tones: Tones): string =>
    at(
      390,
      430,
      turn,
      scale,
      `${solid('M0 0C-60 -40 -150 -90 -156 -190C-176 -214 -150 -246 -128 -240C-132 -276 -92 -296 -70 -276C-64 -312 -14 -320 0 -292C14 -320 64 -312 70 -276C92 -296 132 -276 128 -240C150 -246 176 -214 156 -190C150 -90 60 -40 0 0Z', tones, { rim: 26, shine: 0.4 })}
    <path d="M0 0V-230M0 -80Q-50 -120 -100 -130M0 -80Q50 -120 100 -130M0 -150Q-40 -190 -76 -206M0 -150Q40 -190 76 -206" stroke="#f0f9cf" stroke-width="8" opacity=".55" fill="none" stroke-linecap="round"/>`,
    )
  return {
    width: 780,
    height: 450,
    body: `${frill(-74, 0.96, outer)}${frill(74, 0.96, outer)}${frill(-44, 1.12, outer)}${frill(44, 1.12, outer)}${frill(0, 1.34, outer)}
      ${frill(-26, 0.98, inner)}${frill(28, 0.98, inner)}${frill(2, 0.8, inner)}`,
  }
}

export const basilPot: Drawing = {
  width: 640,
  height: 640,
  body: `<g transform="translate(60 0)">${[-60, 60, -36, 36, -14, 16].map((turn) => at(260, 420, turn, 0.8, broadLeaf(green))).join('')}
    ${[-40, 40, 0].map((turn) => at(260 + turn, 430, turn, 0.6, broadLeaf(['#bfe384', '#6fae45', '#3a7a2c']))).join('')}
    ${solid('M140 410H380L352 610Q348 632 322 632H198Q172 632 168 610Z', ['#e9a27a', '#c96f42', '#8a4222'], { rim: 34 })}
    ${solid('M120 390Q120 376 136 376H384Q400 376 400 390V430Q400 442 386 442H134Q120 442 120 430Z', ['#f0b08a', '#d67c4e', '#9a4c28'], { rim: 18 })}</g>`,
}
