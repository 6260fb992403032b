import { ellipsePath, face, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

const square = (body: string): Drawing => ({ width: 400, height: 400, body })

const papayaPath =
  'M200 14C262 14 282 78 300 148C322 230 330 386 200 388C70 386 78 230 100 148C118 78 138 14 200 14Z'

export const papaya: Drawing = square(`
  ${solid(papayaPath, ['#ffd76a', '#f2a637', '#a9701c'], { rim: 36 })}
  ${spot(226, 120, 70, 110, '#7fa63a', 0.55, 10)}${spot(150, 170, 30, 90, '#fff', 0.5, 8)}
  ${solid('M186 8Q200 -2 214 8L218 34Q200 42 182 34Z', ['#9aa15a', '#6f7a35', '#4a5420'], { rim: 8 })}`)

const seeds = Array.from({ length: 34 }, (_, at) => {
  const [column, row] = [at % 4, Math.floor(at / 4)]
  const width = 1 - Math.abs(row - 5) * 0.11
  const x = 200 + (column - 1.5) * 24 * width + (row % 2) * 8 - 4
  return solid(ellipsePath(x, 168 + row * 20, 10, 12), ['#6f7168', '#33352f', '#121310'], { rim: 6 })
}).join('')

export const papayaHalf: Drawing = square(`
  ${solid(papayaPath, ['#ffd76a', '#efa03a', '#b0702a'], { rim: 20 })}
  ${solid('M200 36C250 38 268 92 284 156C304 236 306 364 200 368C94 364 96 236 116 156C132 92 150 38 200 36Z', ['#ffae63', '#f9793a', '#e05a26'], { rim: 26 })}
  ${solid('M200 132C238 132 256 190 256 250S234 340 200 340S144 310 144 250S162 132 200 132Z', ['#d9591f', '#e56f2e', '#f59a55'], { rim: 20, shine: 0.1 })}${seeds}`)

export const passionFruit: Drawing = square(`
  ${solid(ellipsePath(200, 216, 172, 170), ['#fbe07a', '#e9b93a', '#a8741b'], { rim: 34 })}
  ${spot(130, 140, 60, 44, '#fff', 0.6, -30)}
  ${Array.from({ length: 26 }, (_, at) => spot(80 + ((at * 83) % 250), 110 + ((at * 59) % 230), 5, 5, '#b98222', 0.5)).join('')}
  ${solid('M184 50Q200 10 222 16L214 54Q200 60 184 50Z', ['#a98a4d', '#7c6230', '#57421d'], { rim: 8 })}`)

const pulp = Array.from({ length: 13 }, (_, at) => {
  const ring = at === 0 ? 0 : at < 5 ? 44 : 84
  const turn = at * 1.57 + (at > 4 ? at * 0.78 - 1.2 : 0)
  const [x, y] = [200 + Math.cos(turn) * ring, 214 + Math.sin(turn) * ring]
  const tilt = (turn * 180) / Math.PI
  return `<g transform="rotate(${tilt} ${x} ${y})">${solid(ellipsePath(x, y, 29, 22), ['#ffdf6b', '#f3a51f', '#cf7610'], { rim: 8 })}
    ${solid(ellipsePath(x, y, 16, 10), ['#5a5148', '#2a241f', '#0f0c0a'], { rim: 5 })}</g>`
}).join('')

export const passionFruitHalf: Drawing = square(`
  ${solid(ellipsePath(200, 212, 174, 172), ['#fbe07a', '#e3ae35', '#a8741b'], { rim: 26 })}
  ${solid(ellipsePath(200, 212, 154, 152), ['#fffdf2', '#fdf3d2', '#ecd9a0'], { rim: 14 })}
  ${solid(ellipsePath(200, 212, 122, 120), ['#e99c17', '#f3ad28', '#fbc651'], { rim: 16, shine: 0.1 })}${pulp}`)

export const guava: Drawing = square(`
  ${solid(ellipsePath(200, 216, 166, 172), ['#e4ec8e', '#b9cf55', '#6f8a28'], { rim: 34 })}
  ${spot(140, 140, 54, 60, '#fff', 0.5, -30)}${solid('M172 50L188 34 200 48 212 32 230 50Q200 70 172 50Z', ['#8a7a45', '#5f5328', '#3f3718'], { rim: 6 })}`)

export const guavaHalf: Drawing = square(`
  ${solid(ellipsePath(200, 214, 168, 170), ['#e4ec8e', '#b9cf55', '#7b962f'], { rim: 20 })}
  ${solid(ellipsePath(200, 214, 152, 154), ['#ffb6b0', '#f57f80', '#dd5560'], { rim: 22 })}
  ${solid(ellipsePath(200, 218, 96, 98), ['#e5616b', '#ee777c', '#f8999a'], { rim: 18, shine: 0.1 })}
  ${Array.from({ length: 22 }, (_, at) => {
    const ring = at < 7 ? 38 : 72
    const turn = at * 0.9
    return solid(
      ellipsePath(200 + Math.cos(turn) * ring, 218 + Math.sin(turn) * ring, 8, 7),
      ['#fff6d2', '#f0dba0', '#c9a965'],
      { rim: 4 },
    )
  }).join('')}`)

export const persimmon: Drawing = square(`
  ${solid('M200 70C330 60 386 140 384 230C382 340 300 390 200 390S18 340 16 230C14 140 70 60 200 70Z', ['#ff9a55', '#ee5a24', '#b02f12'], { rim: 40 })}
  ${spot(120, 180, 60, 46, '#fff', 0.55, -30)}
  ${[0, 90, 180, 270].map((turn) => `<g transform="translate(200 96) scale(1 .55) rotate(${turn + 45})">${solid('M0 0C40 -30 60 -80 110 -60C110 -10 60 10 0 0Z', ['#b9d46a', '#7fa23c', '#4c6a20'], { rim: 12 })}</g>`).join('')}
  ${solid(ellipsePath(200, 92, 18, 12), ['#8a9a50', '#5c6d2b', '#3f4c1b'], { rim: 6 })}`)

export const plum = (tones: Tones): Drawing =>
  square(`
  ${solid('M200 50C250 30 386 60 384 220C382 330 300 392 200 390S18 330 16 220C14 60 150 30 200 50Z', tones, { rim: 40 })}
  <path d="M204 56C176 150 180 280 214 386" fill="none" stroke="${tones[2]}" stroke-width="9" opacity=".45" stroke-linecap="round"/>
  ${spot(116, 160, 60, 70, '#fff', 0.5, -30)}
  <path d="M200 62Q196 30 220 10" fill="none" stroke="#7a5c2e" stroke-width="14" stroke-linecap="round"/>`)

const orangeWedges = Array.from({ length: 9 }, (_, at) => {
  const turn = at * 40
  return `<g transform="rotate(${turn} 200 200)">${solid('M200 186L162 84Q200 58 238 84Z', ['#ffc062', '#fb9a26', '#ee7a0c'], { rim: 10 })}</g>`
}).join('')

export const orangeHalf: Drawing = square(`
  ${solid(ellipsePath(200, 200, 176, 176), ['#ffc25c', '#f78f1e', '#d76a0a'], { rim: 18 })}
  ${solid(ellipsePath(200, 200, 156, 156), ['#fffaf0', '#fdf0d8', '#f3d9ae'], { rim: 10 })}${orangeWedges}`)

export const limeHalf: Drawing = square(
  `<g>${solid(ellipsePath(200, 200, 176, 176), ['#b9dc5c', '#6fae2e', '#3f7a18'], { rim: 18 })}
  ${solid(ellipsePath(200, 200, 156, 156), ['#fbfff0', '#f0f8d8', '#d6eab0'], { rim: 10 })}
  ${Array.from({ length: 8 }, (_, at) => `<g transform="rotate(${at * 45} 200 200)">${solid('M200 186L158 86Q200 58 242 86Z', ['#e2f3a0', '#bfe06a', '#98c83e'], { rim: 10 })}</g>`).join('')}</g>`,
)

export const watermelon: Drawing = square(`
  ${solid(ellipsePath(200, 210, 186, 180), ['#7fbf4d', '#3d8a34', '#1b4f22'], { rim: 44 })}
  ${[-150, -95, -36, 36, 95, 150].map((bend) => `<path d="M200 34C${200 + bend} 90 ${200 + bend * 1.18} 320 200 388" fill="none" stroke="#1d5424" stroke-width="17" opacity=".5" stroke-linecap="round"/>`).join('')}
  ${spot(126, 120, 66, 50, '#fff', 0.5, -30)}<path d="M200 36Q196 14 214 4" stroke="#6b7a34" stroke-width="12" fill="none" stroke-linecap="round"/>`)

export const greenCoconut: Drawing = square(`
  ${solid('M200 30C300 30 376 120 372 236C368 330 300 390 200 390S32 330 28 236C24 120 100 30 200 30Z', ['#b8d95f', '#6ea635', '#37691e'], { rim: 44 })}
  ${face('M128 44Q200 18 272 44L300 92Q200 128 100 92Z', '#fdf8e6', '#e8dcb8')}${face(ellipsePath(200, 76, 40, 17), '#f9fdff', '#cfe3e8')}
  ${spot(110, 200, 40, 80, '#fff', 0.4, 14)}`)

const banana = (turn: number, shade: number): string => {
  const tones: Tones = shade > 0 ? ['#ffe98a', '#f9cf3e', '#c88e1a'] : ['#f7d64d', '#e9b52c', '#ad7712']
  return `<g transform="rotate(${turn} 300 60)">${solid('M276 60C262 150 214 236 116 292C96 304 76 306 64 320C58 332 70 344 88 342C220 340 330 260 336 64Z', tones, { rim: 26 })}
    <path d="M310 68C304 190 230 290 96 330" fill="none" stroke="#b67d14" stroke-width="6" opacity=".4"/>
    ${solid('M64 320Q54 332 66 344Q80 348 90 340L82 316Z', ['#7a5c2e', '#57401c', '#37280f'], { rim: 6 })}</g>`
}

export const bananaBunch: Drawing = {
  width: 480,
  height: 480,
  body: `<g transform="translate(50 30)">${banana(-34, 0)}${banana(-17, 1)}${banana(0, 0)}${banana(15, 1)}
    ${solid('M262 84Q268 20 290 6Q312 -6 330 6L352 76Q340 116 300 112Q266 110 262 84Z', ['#d9c25a', '#a99336', '#6e5c1d'], { rim: 16 })}
    ${solid('M288 8Q310 -8 332 8L328 26Q308 16 292 28Z', ['#7a6a35', '#574a22', '#372e12'], { rim: 6 })}</g>`,
}

export const mangoHalf: Drawing = square(`
  ${solid('M120 60C220 -4 384 90 376 220C370 330 270 392 170 378C70 362 10 270 30 180C42 122 78 86 120 60Z', ['#ff9a4a', '#e8622a', '#a83a1c'], { rim: 26 })}
  ${solid('M128 80C214 24 358 108 352 218C346 314 262 366 174 354C88 340 34 264 52 184C62 134 94 100 128 80Z', ['#ffd65c', '#fdb32c', '#ef8f16'], { rim: 26 })}
  <path d="M96 150L240 350M150 96L318 318M222 66L350 236M60 216L236 70M64 282L310 92M120 338L350 160" stroke="#e88d16" stroke-width="7" opacity=".55" stroke-linecap="round"/>
  ${spot(150, 130, 60, 44, '#fff', 0.5, -30)}`)

const bunchRows = [
  [100, 160],
  [180, 140],
  [260, 150],
  [330, 176],
  [130, 226],
  [210, 214],
  [290, 226],
  [170, 290],
  [250, 286],
  [210, 350],
  [214, 270],
]

/** A bunch of grapes; the emoji's leaves do not survive a change of hue. */
export const grapeBunch = (tones: Tones): Drawing => ({
  width: 430,
  height: 420,
  body: `<path d="M220 120Q230 60 206 16" stroke="#8a6a34" stroke-width="15" fill="none" stroke-linecap="round"/>
    ${solid('M226 96C260 20 340 0 410 40C400 110 330 140 226 96Z', ['#a8d468', '#5a9a3c', '#2b5f22'], { rim: 16 })}
    <path d="M236 92Q310 60 380 52" stroke="#d9efb0" stroke-width="6" opacity=".7" fill="none"/>
    ${bunchRows.map(([x = 0, y = 0]) => `${solid(ellipsePath(x, y, 56, 58), tones, { rim: 18 })}${spot(x - 18, y - 20, 15, 11, '#fff', 0.7, -30)}`).join('')}`,
})
