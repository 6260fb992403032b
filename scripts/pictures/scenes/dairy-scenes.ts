import { brickCarton, cup, gableCarton, tub } from '../props/cartons.ts'
import * as own from '../props/dairy-and-meat.ts'
import { bottle, jar, juiceBottle, tin } from '../props/glass.ts'
import type { Motif } from '../props/motif.ts'
import { dish } from '../props/trays.ts'
import type { Scenes, Tones } from '../types.ts'
import { beside, packs, pair, piece, single } from './arrange.ts'
import * as color from './colors.ts'
import * as art from './pieces.ts'

const cow: Motif = '1f404'
const carton = (note: string, band: Tones) =>
  gableCarton({ title: 'Leite', note, amount: '1 L', motif: cow }, band)
const yogurt = (title: string, tones: Tones, taste: Motif) =>
  cup({ title, amount: '170 g', motif: taste }, tones)
const wheel = own.cheeseWheel(
  ['#ffe08a', '#f0b83a', '#b5780f'],
  ['#fff3b8', '#fbe08a', '#e0b850'],
  'colonial',
)
const parmesan = own.cheeseWheel(['#e9c27a', '#c08a3a', '#754a14'], ['#fff0bd', '#f3d88a', '#caa24e'])
const cream = cup({ title: 'Nata', amount: '300 g', motif: cow }, color.sky)

export const dairyScenes: Scenes = {
  'leite-integral': {
    shelf: 'goiaba',
    items: beside(carton('integral', color.blue), 720, art.milkGlass, 330),
  },
  'leite-desnatado': { shelf: 'milho', items: packs(carton('desnatado', color.teal), 680) },
  'leite-sem-lactose': {
    shelf: 'alface',
    items: beside(carton('sem lactose', color.violet), 720, art.milkGlass, 330),
  },
  'leite-caixa': {
    shelf: 'pao',
    items: [
      piece(carton('integral', color.blue), 640, 916, 600),
      piece(carton('integral', color.blue), 430, 930, 640),
      piece(carton('integral', color.blue), 240, 952, 680),
    ],
  },
  'leite-fresco': {
    shelf: 'mar',
    items: beside(
      bottle(
        juiceBottle,
        { title: 'Leite', amount: '1 L', motif: cow },
        { liquid: ['#ffffff', '#fbf6ea', '#d9cfba'], cap: color.red, label: '#eaf3fb', ink: '#174a86' },
      ),
      720,
      art.milkGlass,
      330,
    ),
  },
  'leite-achocolatado': {
    shelf: 'milho',
    items: packs(
      brickCarton({ title: 'Cacau', note: 'bebida láctea', amount: '1 L', motif: '1f36b' }, color.cocoa),
      640,
    ),
  },
  manteiga: {
    shelf: 'mar',
    items: single({ code: '1f9c8', grade: { milk: true, hue: -2 } }, 700),
  },
  'manteiga-pote': {
    shelf: 'goiaba',
    items: [piece(tub({ title: 'Manteiga', amount: '200 g', motif: '1f9c8' }, color.amber), 450, 952, 370)],
  },
  'manteiga-500g': {
    shelf: 'alface',
    items: single(tub({ title: 'Manteiga', amount: '500 g', motif: '1f9c8' }, color.amber, 330), 430),
  },
  'iogurte-natural': { shelf: 'alface', items: packs(yogurt('Natural', color.sky, cow), 520) },
  'iogurte-morango': {
    shelf: 'mar',
    items: beside(yogurt('Morango', color.red, art.berry), 540, art.berry, 240),
  },
  'iogurte-coco': {
    shelf: 'goiaba',
    items: beside(yogurt('Coco', color.brown, art.coconut), 540, art.coconut, 270),
  },
  'iogurte-mel': { shelf: 'alface', items: beside(yogurt('Mel', color.amber, '1f36f'), 540, '1f36f', 270) },
  'iogurte-grego': {
    shelf: 'milho',
    items: packs(yogurt('Grego', color.teal, art.blueberries), 500, yogurt('Grego', color.wine, art.berry), {
      spread: 160,
    }),
  },
  requeijao: {
    shelf: 'goiaba',
    items: packs(cup({ title: 'Requeijão', amount: '200 g', motif: art.cheese }, color.orange), 520),
  },
  'queijo-colonial': { shelf: 'mar', items: single(wheel, 500) },
  'queijo-colonial-fatia': { shelf: 'alface', items: pair(art.cheese, 580) },
  'queijo-minas': { shelf: 'alface', items: single(own.freshCheese, 470) },
  ricota: {
    shelf: 'goiaba',
    items: [piece(own.freshCheese, 450, 926, 400), piece('1f33f', 650, 956, 210, { rotate: 20 })],
  },
  mucarela: {
    shelf: 'goiaba',
    items: [
      piece(
        dish([{ motif: own.slices(['#fffbe6', '#fbefbe', '#d9bd72']), x: 350, y: 250, side: 480 }]),
        450,
        952,
        530,
      ),
    ],
  },
  'queijo-prato': {
    shelf: 'alface',
    items: [
      piece(
        dish([{ motif: own.slices(['#ffe79a', '#f9c955', '#cc8c22']), x: 350, y: 250, side: 480 }]),
        450,
        952,
        530,
      ),
    ],
  },
  parmesao: { shelf: 'goiaba', items: single(parmesan, 500) },
  'queijo-coalho': {
    shelf: 'milho',
    items: [
      piece(own.skewerCheese, 470, 790, 200, { rotate: -3, foot: 0 }),
      piece(own.skewerCheese, 470, 912, 214, { rotate: 4 }),
      piece(own.skewerCheese, 430, 954, 230),
    ],
  },
  'queijo-cabacinha': { shelf: 'alface', items: pair(own.mozzarellaBall, 520, { spread: 140 }) },
  'creme-de-leite': {
    shelf: 'mar',
    items: packs(
      brickCarton({ title: 'Creme', note: 'de leite', amount: '200 g', motif: '1f366' }, color.sky),
      520,
    ),
  },
  'leite-condensado': {
    shelf: 'goiaba',
    items: packs(tin({ title: 'Condensado', amount: '395 g', motif: '1f36e' }, color.blue), 470),
  },
  nata: { shelf: 'pao', items: packs(cream, 520) },
  kefir: {
    shelf: 'alface',
    items: single(
      jar(
        { title: 'Kefir', amount: '500 g', motif: cow },
        { contents: ['#ffffff', '#fbf6ea', '#d9cfba'], lid: color.leaf },
      ),
      620,
    ),
  },
}
