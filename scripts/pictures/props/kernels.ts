import { boxPath, ellipsePath, solid, spot } from '../ink.ts'
import type { Drawing, Tones } from '../types.ts'

const spread = (draw: (x: number, y: number) => string): Drawing => ({
  width: 300,
  height: 300,
  body: [
    [90, 190],
    [210, 196],
    [150, 110],
  ]
    .map(([x = 0, y = 0]) => draw(x, y))
    .join(''),
})

export const chickpeas = spread((x, y) => {
  const d = `M${x - 62} ${y}C${x - 62} ${y - 50} ${x - 20} ${y - 62} ${x} ${y - 54}C${x + 14} ${y - 76} ${x + 30} ${y - 60} ${x + 26} ${y - 46}C${x + 60} ${y - 30} ${x + 62} ${y + 60} ${x} ${y + 60}S${x - 62} ${y + 30} ${x - 62} ${y}Z`
  return solid(d, ['#ffeab8', '#e6bf78', '#a67a34'], { rim: 18 })
})

export const lentils = spread(
  (x, y) =>
    `${solid(ellipsePath(x, y, 66, 46), ['#d5d98a', '#a3a84a', '#636a22'], { rim: 16 })}${spot(x - 18, y - 14, 24, 12, '#fff', 0.6)}`,
)

export const almonds = spread(
  (x, y) =>
    `<g transform="rotate(${x - 150} ${x} ${y})">${solid(`M${x} ${y - 82}C${x + 60} ${y - 20} ${x + 56} ${y + 62} ${x} ${y + 66}C${x - 56} ${y + 62} ${x - 60} ${y - 20} ${x} ${y - 82}Z`, ['#d99a5c', '#a9642e', '#683614'], { rim: 18 })}<path d="M${x} ${y - 60}v110M${x - 20} ${y - 30}q-8 40 4 76M${x + 20} ${y - 30}q8 40 -4 76" stroke="#683614" stroke-width="4" opacity=".4" fill="none"/></g>`,
)

/** A fruit ice lolly on its stick. */
export const lolly = (tones: Tones): Drawing => ({
  width: 220,
  height: 560,
  body: `${solid(boxPath(90, 380, 40, 170, 18), ['#f3d9a8', '#d9b06f', '#a67a3c'], { rim: 8 })}
    ${solid('M20 120Q20 14 110 14T200 120V380Q200 410 170 410H50Q20 410 20 380Z', tones, { rim: 34 })}
    <path d="M76 110V340M144 110V340" stroke="${tones[2]}" stroke-width="15" opacity=".3" stroke-linecap="round"/>${spot(52, 180, 15, 110, '#fff', 0.8)}`,
})
