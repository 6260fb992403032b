import { pouch } from '../props/bags.ts'
import { box } from '../props/cartons.ts'
import * as own from '../props/household.ts'
import type { Motif } from '../props/motif.ts'
import type { Scenes, Tones } from '../types.ts'
import { beside, packs, pair, piece, single } from './arrange.ts'
import * as color from './colors.ts'
import * as art from './pieces.ts'

const dishSoap = (note: string, liquid: Tones, cap: Tones, motif: Motif) =>
  own.squeezeBottle({ title: 'Detergente', note, amount: '500 ml', motif }, liquid, cap)
const soap = (title: string, tones: Tones) => own.soapBar(title, tones)
const shampoo = (title: string, tones: Tones, pump = false) =>
  own.toiletBottle({ title, note: 'camomila', amount: '350 ml', motif: '1f33c' }, tones, color.brown, pump)
const kibble = (title: string, amount: string, tones: Tones, motif: Motif) =>
  pouch({ title: 'Ração', note: title, amount, motif }, tones)

export const householdScenes: Scenes = {
  'detergente-limao': {
    shelf: 'goiaba',
    items: beside(
      dishSoap('limão', ['#eef7a0', '#bfe04a', '#75a01a'], color.leaf, art.lime),
      700,
      '1f9fd',
      270,
      { x: 640 },
    ),
  },
  'detergente-coco': {
    shelf: 'alface',
    items: beside(
      dishSoap('coco', ['#ffffff', '#f4f1ea', '#cfc8bb'], color.brown, art.coconut),
      700,
      '1f9fd',
      270,
      { x: 640 },
    ),
  },
  'detergente-neutro': {
    shelf: 'milho',
    items: beside(
      dishSoap('neutro', ['#e6f6ff', '#b0dcf5', '#6fabd0'], color.blue, '1fae7'),
      700,
      '1f9fd',
      270,
      { x: 640 },
    ),
  },
  'agua-sanitaria': {
    shelf: 'mar',
    items: packs(own.handleBottle({ title: 'Água sanitária', amount: '2 L' }, color.white, color.blue), 620),
  },
  amaciante: {
    shelf: 'milho',
    items: packs(
      own.handleBottle(
        { title: 'Amaciante', note: 'flores', amount: '2 L', motif: '1f337' },
        color.pink,
        color.wine,
      ),
      620,
    ),
  },
  'sabao-liquido': {
    shelf: 'goiaba',
    items: packs(
      own.handleBottle(
        { title: 'Lava-roupas', note: 'líquido', amount: '3 L', motif: '1fae7' },
        color.blue,
        color.blue,
      ),
      620,
    ),
  },
  'sabao-po': {
    shelf: 'goiaba',
    items: packs(
      box({ title: 'Sabão', note: 'em pó', amount: '1,6 kg', motif: '1fae7' }, color.teal, {
        width: 420,
        height: 500,
      }),
      560,
    ),
  },
  multiuso: {
    shelf: 'milho',
    items: packs(
      own.sprayBottle(
        { title: 'Multiuso', note: 'lavanda', amount: '500 ml' },
        ['#e6d4ff', '#b894e8', '#6f4aa8'],
        color.violet,
      ),
      640,
    ),
  },
  desinfetante: {
    shelf: 'alface',
    items: packs(
      own.handleBottle(
        { title: 'Desinfetante', note: 'eucalipto', amount: '2 L', motif: '1f343' },
        color.leaf,
        color.leaf,
      ),
      620,
    ),
  },
  esponja: { shelf: 'mar', items: pair('1f9fd', 540) },
  'saco-lixo': {
    shelf: 'alface',
    items: [
      piece(own.bagRoll('50 L', ['#6a7078', '#3a3f45', '#1a1c1f']), 480, 670, 300, { foot: 0 }),
      piece(own.bagRoll('50 L', ['#6a7078', '#3a3f45', '#1a1c1f']), 420, 956, 330),
    ],
  },
  vassoura: { shelf: 'mar', items: single('1f9f9', 760) },
  balde: { shelf: 'milho', items: single('1faa3', 660) },
  'papel-toalha': {
    shelf: 'alface',
    items: single(
      own.rollPack({ title: 'Toalha', amount: '2 rolos' }, color.leaf, { columns: 2, rows: 1, tall: 400 }),
      600,
    ),
  },
  'papel-higienico': {
    shelf: 'mar',
    items: single(
      own.rollPack({ title: 'Macio', amount: '12 rolos' }, color.blue, { columns: 4, rows: 3, tall: 150 }),
      590,
    ),
  },
  'papel-higienico-rolo': {
    shelf: 'goiaba',
    items: [
      piece(own.paperRoll, 290, 918, 320),
      piece(own.paperRoll, 610, 920, 320),
      piece(own.paperRoll, 450, 954, 370),
    ],
  },
  'sabonete-erva-doce': {
    shelf: 'goiaba',
    items: [
      piece(soap('Erva-doce', ['#eef8d8', '#c8e6a4', '#7fae58']), 470, 700, 270, { rotate: -4, foot: 0 }),
      piece(soap('Erva-doce', ['#eef8d8', '#c8e6a4', '#7fae58']), 420, 954, 300),
    ],
  },
  'sabonete-lavanda': {
    shelf: 'milho',
    items: [
      piece(soap('Lavanda', ['#f1e6ff', '#d0b4f0', '#8a62b8']), 470, 700, 270, { rotate: -4, foot: 0 }),
      piece(soap('Lavanda', ['#f1e6ff', '#d0b4f0', '#8a62b8']), 420, 954, 300),
    ],
  },
  'sabonete-liquido': {
    shelf: 'mar',
    items: single(
      own.toiletBottle(
        { title: 'Sabonete', note: 'líquido', amount: '250 ml', motif: '1f33f' },
        color.lime,
        color.leaf,
        true,
      ),
      700,
    ),
  },
  xampu: { shelf: 'mar', items: packs(shampoo('Xampu', color.yellow), 660, undefined, { spread: 130 }) },
  condicionador: {
    shelf: 'goiaba',
    items: packs(shampoo('Cremoso', color.kraft), 660, undefined, { spread: 130 }),
  },
  'creme-dental': {
    shelf: 'goiaba',
    items: [
      piece(box({ title: 'Menta', amount: '90 g' }, color.leaf, { width: 560, height: 150 }), 470, 906, 220),
      piece(own.toothpaste({ title: 'Menta', amount: '90 g' }, color.leaf), 440, 954, 200),
    ],
  },
  'escova-dental': { shelf: 'alface', items: pair('1faa5', 580) },
  hidratante: { shelf: 'alface', items: single({ code: '1f9f4', grade: { keepViolet: true } }, 680) },
  'racao-cao': { shelf: 'milho', items: single(kibble('cães adultos', '10 kg', color.wine, art.dog), 760) },
  'racao-cao-1kg': {
    shelf: 'alface',
    items: packs(kibble('cães adultos', '1 kg', color.wine, art.dog), 620),
  },
  'racao-cao-3kg': {
    shelf: 'goiaba',
    items: single(kibble('cães adultos', '3 kg', color.wine, art.dog), 700),
  },
  'racao-gato': {
    shelf: 'goiaba',
    items: packs(kibble('gatos castrados', '1 kg', color.teal, art.cat), 640),
  },
  osso: { shelf: 'mar', items: pair('1f9b4', 560) },
}
