import { solid } from '../ink.ts'
import { netBag, sack } from '../props/bags.ts'
import { motif } from '../props/motif.ts'
import * as roots from '../props/roots.ts'
import { crate, tray } from '../props/trays.ts'
import * as own from '../props/vegetables.ts'
import type { Scenes } from '../types.ts'
import { beside, heap, pair, piece, single, trio } from './arrange.ts'
import { orange, red } from './colors.ts'
import * as art from './pieces.ts'

const nuts = Array.from({ length: 15 }, (_, at) =>
  motif(
    own.pineNut,
    120 + (at % 5) * 60 + (at > 9 ? 24 : 0),
    200 - Math.floor(at / 5) * 44 + Math.abs((at % 5) - 2) * 12,
    110,
    ((at * 67) % 160) - 80,
  ),
).join('')
const nutSack = sack(
  `${solid('M62 206Q240 110 418 206Q240 270 62 206Z', ['#8f431c', '#6a2f12', '#3f1908'])}${nuts}`,
  { title: 'Pinhão', amount: 'da serra' },
)

export const vegetableScenes: Scenes = {
  tomate: { shelf: 'alface', items: trio(art.tomato, 440, { spread: 215 }) },
  'tomate-caixa': { shelf: 'milho', items: single(crate([art.tomato], { sign: 'da roça' }), 660) },
  'tomate-cereja': {
    shelf: 'mar',
    items: single(
      tray(
        [130, 225, 320, 415, 510, 585].flatMap((x, at) => [
          { motif: own.cherryTomato, x: x - 10, y: 168 + (at % 2) * 16, side: 128, rotate: at * 29 - 70 },
          { motif: own.cherryTomato, x, y: 238, side: 138, rotate: 50 - at * 21 },
        ]),
        { title: 'Tomate-cereja', amount: '300 g' },
      ),
      540,
    ),
  },
  cenoura: {
    shelf: 'alface',
    items: [
      piece(art.carrot, 600, 924, 580, { rotate: 22, lift: -0.05 }),
      piece(art.carrot, 370, 952, 690, { rotate: -6 }),
    ],
  },
  batata: { shelf: 'alface', items: heap(art.potato, 270, { rise: 0.66 }) },
  'batata-rede': {
    shelf: 'goiaba',
    items: beside(
      netBag(art.potato, { title: 'Batata', amount: '3 kg' }, '#c0392f', red),
      700,
      art.potato,
      210,
      { x: 710 },
    ),
  },
  'batata-doce': {
    shelf: 'milho',
    items: [
      piece(roots.sweetPotato, 500, 916, 240, { rotate: -14, lift: -0.04 }),
      piece(roots.sweetPotato, 430, 772, 230, { rotate: 6, foot: 0, flip: true }),
      piece(roots.sweetPotato, 450, 954, 290, { rotate: 3 }),
    ],
  },
  cebola: { shelf: 'mar', items: trio(art.onion, 460) },
  'cebola-rede': {
    shelf: 'milho',
    items: beside(
      netBag(art.onion, { title: 'Cebola', amount: '2 kg' }, '#d8761a', orange),
      700,
      art.onion,
      280,
      { x: 706 },
    ),
  },
  'cebola-roxa': {
    shelf: 'alface',
    items: [
      piece(art.redOnion, 300, 922, 460, { rotate: -6 }),
      piece(art.redOnion, 560, 930, 500, { flip: true, rotate: 6 }),
      piece(roots.redOnionHalf, 640, 956, 280),
    ],
  },
  alho: { shelf: 'mar', items: trio(art.garlic, 450) },
  pepino: {
    shelf: 'goiaba',
    items: [
      piece(art.cucumber, 480, 914, 190, { rotate: -9, lift: -0.04 }),
      piece(art.cucumber, 440, 800, 184, { rotate: 5, foot: 0, flip: true }),
      piece(art.cucumber, 450, 954, 216),
    ],
  },
  'pimentao-verde': { shelf: 'pao', items: pair(art.greenPepper, 560) },
  'pimentao-vermelho': { shelf: 'mar', items: pair(art.redPepper, 560) },
  'pimentao-amarelo': { shelf: 'alface', items: pair(art.yellowPepper, 560) },
  'pimentao-trio': {
    shelf: 'linho',
    items: trio(art.redPepper, 430, { spread: 220, others: [art.greenPepper, art.yellowPepper] }),
  },
  berinjela: {
    shelf: 'milho',
    items: [
      piece(art.aubergine, 560, 912, 540, { rotate: -14, lift: -0.04 }),
      piece(art.aubergine, 400, 952, 580, { rotate: 4 }),
    ],
  },
  'milho-verde': { shelf: 'alface', items: pair('1f33d', 620, { mirror: false, spread: 190 }) },
  abobrinha: {
    shelf: 'goiaba',
    items: [
      piece(own.zucchini, 470, 912, 190, { rotate: -12, lift: -0.04 }),
      piece(own.zucchini, 440, 800, 185, { rotate: 5, foot: 0, flip: true }),
      piece(own.zucchini, 450, 954, 226, { rotate: 2 }),
    ],
  },
  beterraba: { shelf: 'milho', items: pair(roots.beet, 560, { spread: 150 }) },
  chuchu: { shelf: 'goiaba', items: pair(own.chayote, 560, { spread: 140, tilt: 8 }) },
  mandioca: {
    shelf: 'alface',
    items: [
      piece(roots.cassava, 470, 914, 250, { rotate: -10, lift: -0.03 }),
      piece(roots.cassava, 440, 774, 236, { rotate: 6, foot: 0 }),
      piece(roots.cassava, 450, 954, 300),
    ],
  },
  abobora: {
    shelf: 'mar',
    items: [piece(own.pumpkin, 390, 926, 500), piece(own.pumpkinSlice, 610, 958, 300)],
  },
  'abobora-fatia': {
    shelf: 'alface',
    items: [
      piece(own.pumpkinSlice, 560, 918, 340, { rotate: 8, lift: -0.04 }),
      piece(own.pumpkinSlice, 380, 956, 400),
    ],
  },
  vagem: { shelf: 'pao', items: single(own.greenBeans, 460) },
  rabanete: { shelf: 'alface', items: trio(roots.radish, 440) },
  gengibre: { shelf: 'mar', items: pair('1fada', 580, { mirror: false, spread: 190 }) },
  ervilha: { shelf: 'goiaba', items: pair(art.peas, 580, { mirror: false, spread: 150 }) },
  cogumelo: { shelf: 'alface', items: trio(own.mushroom, 420) },
  pinhao: {
    shelf: 'pao',
    items: [
      piece(nutSack, 400, 926, 580),
      piece(own.pineNut, 640, 940, 190, { rotate: 72 }),
      piece(own.pineNut, 730, 956, 180, { rotate: -64 }),
    ],
  },
}
