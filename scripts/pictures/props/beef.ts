import { boxPath, ellipsePath, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

const lean: Tones = ['#f08a80', '#cf4a48', '#8d2528']
const fat: Tones = ['#fffaf0', '#fbe6cf', '#d9b595']

/** A boneless steak with a rim of fat. */
export const steakCut: Drawing = {
  width: 480,
  height: 340,
  body: `${solid('M30 190C20 90 130 24 250 26C370 28 456 90 452 180C448 270 350 322 230 320C120 318 40 280 30 190Z', fat, { rim: 26 })}
    ${solid('M52 196C46 110 140 56 246 58C350 58 416 106 412 176C408 246 330 284 230 284C136 284 58 262 52 196Z', lean, { rim: 26, shine: 0.4 })}
    <path d="M110 180q50 -50 110 -30M200 230q70 -10 110 -56M280 110q50 10 70 50M130 230q20 20 50 24" stroke="#ffe1d2" stroke-width="10" opacity=".75" fill="none" stroke-linecap="round"/>`,
}

/** Rump cap: a triangular joint under its thick layer of fat. */
export const rumpCap: Drawing = {
  width: 560,
  height: 340,
  body: `${solid('M20 230C60 120 230 40 420 24C500 18 548 60 540 120C520 230 400 318 240 322C110 326 6 300 20 230Z', lean, { rim: 40, shine: 0.4 })}
    ${solid('M20 220C60 116 230 38 420 24C490 18 540 50 542 96C500 70 440 76 380 86C240 110 110 170 44 270C20 262 14 240 20 220Z', fat, { rim: 24 })}
    <path d="M110 270q70 -40 150 -50M240 290q90 -20 150 -80M340 170q60 -20 110 -30" stroke="#ffd9cc" stroke-width="8" opacity=".55" fill="none" stroke-linecap="round"/>${spot(200, 120, 70, 22, '#fff', 0.6, -24)}`,
}

/** A rack of beef ribs. */
export const ribs: Drawing = {
  width: 600,
  height: 380,
  body: `${[80, 190, 300, 410, 520].map((x) => solid(boxPath(x - 27, 10, 54, 360, 24), ['#fffaf0', '#f0dfc4', '#bfa480'], { rim: 14 })).join('')}
    ${solid('M24 100Q300 50 576 100Q590 190 576 290Q300 330 24 290Q10 190 24 100Z', lean, { rim: 40, shine: 0.4 })}
    ${[134, 244, 356, 466].map((x) => `<path d="M${x} 90q10 100 0 206" stroke="#ffe6d8" stroke-width="15" opacity=".8" fill="none" stroke-linecap="round"/>`).join('')}
    ${solid(ellipsePath(300, 104, 250, 20), fat, { rim: 10 })}`,
}
