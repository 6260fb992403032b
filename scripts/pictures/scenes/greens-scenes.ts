import * as greens from '../props/greens.ts'
import { crate } from '../props/trays.ts'
import * as own from '../props/vegetables.ts'
import type { Scenes, Tones } from '../types.ts'
import { pair, piece, single } from './arrange.ts'
import * as art from './pieces.ts'

const young: Tones = ['#d5ee8a', '#8fc84a', '#4f8a2a']
const curly = greens.lettuce(young, greens.green)
const purple = greens.lettuce(['#b9cf6a', '#8a6a4a', '#5f2444'], ['#b0586f', '#7d2848', '#45102a'])
const iceberg: Tones = ['#eaf6c4', '#bfdf86', '#7fae4a']

export const greensScenes: Scenes = {
  'alface-crespa': { shelf: 'goiaba', items: single(curly, 480) },
  'alface-caixa': {
    shelf: 'milho',
    items: single(crate([curly, greens.lettuce(iceberg, young)], { side: 300, sign: 'da horta' }), 660),
  },
  'alface-americana': { shelf: 'mar', items: pair(own.cabbage(iceberg, '#f7fbe4'), 520, { spread: 140 }) },
  'alface-roxa': { shelf: 'alface', items: single(purple, 480) },
  rucula: { shelf: 'milho', items: single(greens.arugulaBunch, 660) },
  agriao: { shelf: 'pao', items: single(greens.watercressBunch, 670) },
  couve: { shelf: 'goiaba', items: single(greens.kaleBunch, 680) },
  'couve-folha': { shelf: 'mar', items: pair('1f96c', 590, { tilt: 12 }) },
  espinafre: { shelf: 'mar', items: single(greens.spinachBunch, 680) },
  'cheiro-verde': {
    shelf: 'milho',
    items: [
      piece(greens.chiveBunch, 560, 926, 660, { rotate: 8, lift: -0.03 }),
      piece(greens.parsleyBunch, 380, 952, 560, { rotate: -4 }),
    ],
  },
  cebolinha: { shelf: 'goiaba', items: single(greens.chiveBunch, 700) },
  manjericao: { shelf: 'alface', items: single(greens.basilPot, 640) },
  brocolis: {
    shelf: 'milho',
    items: [
      piece(art.broccoli, 640, 922, 470, { rotate: 18, lift: -0.1 }),
      piece(art.broccoli, 390, 952, 660, { rotate: -4 }),
    ],
  },
  'couve-flor': { shelf: 'mar', items: single(own.cauliflower, 560) },
  repolho: {
    shelf: 'goiaba',
    items: pair(own.cabbage(['#d5edaa', '#a3cc6e', '#5f8f3c'], '#eef8d0'), 540, { spread: 140 }),
  },
  'repolho-roxo': {
    shelf: 'alface',
    items: pair(own.cabbage(['#c58ab4', '#8a3f7d', '#4f1a48'], '#f0d5e8'), 540, { spread: 140 }),
  },
  salada: { shelf: 'pao', items: single({ code: '1f957', grade: { milk: true, hue: -14 } }, 740) },
}
