import { ribs, rumpCap, steakCut } from '../props/beef.ts'
import * as own from '../props/dairy-and-meat.ts'
import type { Motif } from '../props/motif.ts'
import { dish, eggCarton, tray } from '../props/trays.ts'
import type { Scenes, Tones } from '../types.ts'
import { pair, piece, single } from './arrange.ts'
import * as art from './pieces.ts'

const black: Tones = ['#5a6068', '#2f3338', '#15171a']
const blond: Motif = { code: '1f95a', grade: { hue: 6, sat: 0.8, lift: 0.3 } }
const two = (of: Motif, side: number, tilt = 0) => [
  { motif: of, x: 220, y: 190, side, rotate: -tilt },
  { motif: of, x: 475, y: 194, side, rotate: tilt },
]
const meat = (title: string, amount: string, goods: Parameters<typeof tray>[0], tones?: Tones) =>
  single(tray(goods, { title, amount }, tones), 530)

export const meatScenes: Scenes = {
  'ovos-caipiras': {
    shelf: 'alface',
    items: single(eggCarton(art.brownEgg, { title: 'Ovos caipiras', amount: '10 unidades' }), 480),
  },
  'ovos-brancos': {
    shelf: 'goiaba',
    items: single(eggCarton(art.whiteEgg, { title: 'Ovos brancos', amount: '12 unidades' }), 480),
  },
  'ovos-soltos': {
    shelf: 'mar',
    items: [
      piece(art.brownEgg, 240, 924, 390, { rotate: -8 }),
      piece(blond, 660, 924, 380, { rotate: 9 }),
      piece(art.brownEgg, 450, 952, 460, { rotate: 3 }),
    ],
  },
  'carne-moida': {
    shelf: 'milho',
    items: meat('Patinho moído', '500 g', [{ motif: own.minced, x: 350, y: 160, side: 500 }]),
  },
  alcatra: { shelf: 'alface', items: meat('Alcatra em bifes', '500 g', two(steakCut, 300, 8)) },
  picanha: {
    shelf: 'mar',
    items: [piece(rumpCap, 560, 912, 330, { rotate: -5, lift: -0.04 }), piece(rumpCap, 400, 954, 400)],
  },
  costela: { shelf: 'goiaba', items: single(ribs, 460) },
  'peito-frango': { shelf: 'alface', items: meat('Peito de frango', '1 kg', two(own.chickenBreast, 310, 5)) },
  'coxa-frango': {
    shelf: 'mar',
    items: meat('Coxa de frango', '1 kg', [
      { motif: art.drumstick, x: 190, y: 180, side: 250, rotate: -10 },
      { motif: art.drumstick, x: 505, y: 180, side: 250, rotate: 14 },
      { motif: art.drumstick, x: 350, y: 190, side: 260, rotate: 2 },
    ]),
  },
  linguica: { shelf: 'mar', items: [piece(own.sausage(['#f58a70', '#d2503c', '#8d2a1e']), 450, 952, 450)] },
  'linguica-defumada': {
    shelf: 'alface',
    items: [piece(own.sausage(['#c9623c', '#8f3620', '#521608']), 450, 952, 450)],
  },
  bacon: {
    shelf: 'alface',
    items: [piece(own.baconSlab, 470, 918, 300), piece(own.baconSlab, 400, 956, 300)],
  },
  salame: {
    shelf: 'pao',
    items: [piece(own.salami, 500, 912, 300, { rotate: -8, lift: -0.03 }), piece(own.salami, 420, 954, 360)],
  },
  presunto: {
    shelf: 'mar',
    items: [
      piece(
        dish([{ motif: own.slices(['#ffd5d0', '#f5a9a4', '#c9706c']), x: 350, y: 250, side: 480 }]),
        450,
        952,
        530,
      ),
    ],
  },
  'presunto-cru': { shelf: 'milho', items: single(own.driedHam, 580) },
  tainha: {
    shelf: 'milho',
    items: [
      piece(own.wholeFish, 470, 900, 270, { rotate: -6, lift: -0.03 }),
      piece(own.wholeFish, 440, 950, 310),
    ],
  },
  tilapia: {
    shelf: 'mar',
    items: meat(
      'Filé de tilápia',
      '500 g',
      [
        { motif: own.fishFillet, x: 240, y: 210, side: 350, rotate: -8 },
        { motif: own.fishFillet, x: 460, y: 214, side: 350, rotate: 6 },
      ],
      black,
    ),
  },
  salmao: {
    shelf: 'alface',
    items: meat('Filé de salmão', '400 g', [{ motif: own.salmonFillet, x: 350, y: 196, side: 460 }], black),
  },
  camarao: { shelf: 'mar', items: pair('1f990', 560, { mirror: false, spread: 200 }) },
  ostra: { shelf: 'goiaba', items: pair(art.oyster, 560, { mirror: false, spread: 210 }) },
}
