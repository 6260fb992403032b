import { paperBag } from '../props/bags.ts'
import { frenchRoll } from '../props/bakery.ts'
import { gableCarton } from '../props/cartons.ts'
import { cheeseWheel } from '../props/dairy-and-meat.ts'
import { bananaBunch, papayaHalf } from '../props/fruit.ts'
import { jar } from '../props/glass.ts'
import { lettuce } from '../props/greens.ts'
import { crate } from '../props/trays.ts'
import type { Scene, Stage } from '../types.ts'
import { piece } from './arrange.ts'
import * as color from './colors.ts'
import * as art from './pieces.ts'

type HeroName = 'hero' | 'hero-wide'

/** Both are shown behind a headline on the left, so the goods keep to the right. */
export const heroStages: Readonly<Record<HeroName, Stage>> = {
  hero: { width: 656, height: 416, edge: 264, lip: 294 },
  'hero-wide': { width: 2272, height: 660, edge: 456, lip: 504 },
}

const bag = paperBag([
  { motif: '1f956', x: 160, y: 240, side: 350, rotate: -42 },
  { motif: '1f956', x: 320, y: 240, side: 350, rotate: -54 },
  { motif: frenchRoll, x: 240, y: 230, side: 280, rotate: -86 },
])
const milk = gableCarton({ title: 'Leite', note: 'integral', amount: '1 L', motif: '1f404' }, color.blue)
const wheel = cheeseWheel(['#ffe08a', '#f0b83a', '#b5780f'], ['#fff3b8', '#fbe08a', '#e0b850'], 'colonial')
const honey = jar(
  { title: 'Mel', amount: '500 g', motif: '1f41d' },
  { contents: ['#ffc84a', '#ef9a17', '#a85c06'], lid: color.yellow },
)
const green = lettuce(['#d5ee8a', '#8fc84a', '#4f8a2a'], ['#a8d85c', '#5fa83a', '#2f6f24'])
const tomatoes = crate([art.tomato])

export const heroScenes: Readonly<Record<HeroName, Scene>> = {
  hero: {
    shelf: 'milho',
    items: [
      piece(bag, 420, 270, 232),
      piece(milk, 524, 268, 196),
      piece(green, 570, 274, 104),
      piece(art.tomato, 486, 284, 96),
      piece(wheel, 575, 287, 78),
      piece(art.brownEgg, 428, 286, 68, { rotate: -5 }),
      piece(art.lemon, 386, 286, 70),
    ],
  },
  'hero-wide': {
    shelf: 'milho',
    items: [
      piece(bag, 1200, 470, 400),
      piece({ code: '1f34d', grade: { hue: 6 } }, 2120, 468, 380, { rotate: 6 }),
      piece(tomatoes, 1880, 470, 300),
      piece(art.broccoli, 1400, 470, 300, { flip: true }),
      piece(milk, 1600, 474, 360),
      piece(green, 1440, 484, 170),
      piece(honey, 1716, 482, 190),
      piece(bananaBunch, 2020, 492, 230),
      piece(papayaHalf, 2176, 492, 210, { rotate: 8 }),
      piece(wheel, 1560, 494, 140),
      piece(art.brownEgg, 1300, 490, 136, { rotate: -6 }),
      piece(art.brownEgg, 1228, 486, 126, { rotate: 7, lift: 0.06 }),
      piece('1f34e', 1100, 490, 170),
      piece(art.lemon, 1790, 494, 140),
    ],
  },
}
