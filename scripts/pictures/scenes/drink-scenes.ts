import { brick } from '../props/bags.ts'
import { box, brickCarton } from '../props/cartons.ts'
import { orangeHalf } from '../props/fruit.ts'
import { bottle, juiceBottle, smallBottle, waterBottle } from '../props/glass.ts'
import { almonds } from '../props/kernels.ts'
import type { Motif } from '../props/motif.ts'
import { tumbler } from '../props/tableware.ts'
import type { Scenes, Tones } from '../types.ts'
import { beside, packs, pair, piece, single, trio } from './arrange.ts'
import * as color from './colors.ts'
import * as art from './pieces.ts'

const clear: Tones = ['#eefaff', '#c4e6f2', '#8cc3d8']
const amber: Tones = ['#f5c98a', '#d08a3a', '#8a4a14']
const juice = (title: string, motif: Motif, liquid: Tones, cap: Tones, ink: string) =>
  bottle(juiceBottle, { title, amount: '1 L', motif }, { liquid, cap, label: '#fffaf0', ink })
const kombucha = (title: string, motif: Motif, liquid: Tones) =>
  bottle(
    smallBottle,
    { title, amount: '355 ml', motif },
    { liquid, cap: color.graphite, label: '#fffaf0', ink: '#27352c' },
  )
const soda = (title: string, liquid: Tones, label: string, cap: Tones) =>
  bottle(waterBottle, { title, amount: '2 L' }, { liquid, cap, label, ink: '#fffaf0' })

export const drinkScenes: Scenes = {
  'agua-sem-gas': {
    shelf: 'goiaba',
    items: trio(
      bottle(
        waterBottle,
        { title: 'Água', amount: '1,5 L' },
        { liquid: clear, cap: color.blue, label: '#2f78c2', ink: '#fffaf0' },
      ),
      700,
      { spread: 190, tilt: 0 },
    ),
  },
  'agua-com-gas': {
    shelf: 'milho',
    items: trio(
      bottle(
        waterBottle,
        { title: 'Com gás', amount: '1,5 L' },
        { liquid: clear, cap: color.leaf, label: '#36884a', ink: '#fffaf0' },
      ),
      700,
      { spread: 190, tilt: 0 },
    ),
  },
  'agua-de-coco': {
    shelf: 'goiaba',
    items: beside(
      brickCarton({ title: 'Água', note: 'de coco', amount: '1 L', motif: art.coconut }, color.leaf),
      700,
      art.coconut,
      310,
      { x: 680 },
    ),
  },
  'suco-laranja': {
    shelf: 'mar',
    items: beside(
      juice('Laranja', art.orange, ['#ffd06a', '#fba526', '#d9720a'], color.leaf, '#9a4c0a'),
      730,
      orangeHalf,
      270,
      { x: 650 },
    ),
  },
  'suco-uva': {
    shelf: 'milho',
    items: beside(
      juice('Uva', art.grapes, ['#8a4a8a', '#56205f', '#2b0a35'], color.violet, '#47217a'),
      730,
      art.grapes,
      370,
      { x: 650 },
    ),
  },
  'suco-maca': {
    shelf: 'mar',
    items: beside(
      juice('Maçã', '1f34e', ['#ffdf8a', '#f0b03a', '#b9741a'], color.red, '#8d1d16'),
      730,
      '1f34e',
      300,
      { x: 650 },
    ),
  },
  'suco-caixinha': { shelf: 'goiaba', items: pair('1f9c3', 600) },
  kombucha: {
    shelf: 'alface',
    items: [
      piece(kombucha('Maçã', '1f34e', ['#ffd98a', '#e8a03a', '#a8641a']), 250, 924, 600),
      piece(kombucha('Gengibre', '1fada', ['#ffe9a0', '#efc85a', '#b98a24']), 650, 924, 600),
      piece(kombucha('Uva', art.grapes, ['#c56a9a', '#8a2f66', '#4f143a']), 450, 952, 640),
    ],
  },
  'kombucha-gengibre': {
    shelf: 'goiaba',
    items: beside(kombucha('Gengibre', '1fada', ['#ffe9a0', '#efc85a', '#b98a24']), 720, '1fada', 330, {
      x: 650,
    }),
  },
  'kombucha-uva': {
    shelf: 'pao',
    items: beside(kombucha('Uva', art.grapes, ['#c56a9a', '#8a2f66', '#4f143a']), 720, art.grapes, 350, {
      x: 650,
    }),
  },
  'cha-gelado': {
    shelf: 'alface',
    items: beside(
      bottle(
        waterBottle,
        { title: 'Chá', amount: '1,5 L', motif: art.lemon },
        { liquid: amber, cap: color.yellow, label: '#fff6cf', ink: '#6b3f06' },
      ),
      740,
      tumbler(amber),
      340,
      { x: 640 },
    ),
  },
  guarana: {
    shelf: 'goiaba',
    items: trio(soda('Guaraná', ['#d9923a', '#a85c1a', '#6b3208'], '#175a2c', color.leaf), 700, {
      spread: 190,
      tilt: 0,
    }),
  },
  gengibirra: {
    shelf: 'mar',
    items: packs(
      bottle(
        smallBottle,
        { title: 'Gengibirra', amount: '600 ml', motif: '1fada' },
        { liquid: ['#fff0b8', '#f0d06a', '#bd9430'], cap: color.yellow, label: '#fffaf0', ink: '#6b3f06' },
      ),
      640,
      undefined,
      { spread: 120 },
    ),
  },
  limonada: {
    shelf: 'mar',
    items: [
      piece(
        bottle(
          juiceBottle,
          { title: 'Limonada', amount: '1 L', motif: art.lime },
          { liquid: ['#f6fbc0', '#dcec84', '#a5bd40'], cap: color.leaf, label: '#fffaf0', ink: '#175a2c' },
        ),
        370,
        932,
        720,
      ),
      piece(tumbler(['#f6fbc0', '#e2ef96', '#b0c650']), 640, 956, 330),
    ],
  },
  'bebida-aveia': {
    shelf: 'goiaba',
    items: beside(
      brickCarton({ title: 'Aveia', note: 'bebida vegetal', amount: '1 L', motif: art.wheat }, color.kraft),
      700,
      art.milkGlass,
      320,
    ),
  },
  'bebida-amendoa': {
    shelf: 'alface',
    items: packs(
      brickCarton({ title: 'Amêndoas', note: 'bebida vegetal', amount: '1 L', motif: almonds }, color.brown),
      640,
    ),
  },
  'erva-mate': {
    shelf: 'milho',
    items: beside(
      brick({ title: 'Mate', note: 'erva moída grossa', amount: '1 kg', motif: '1f9c9' }, color.leaf),
      680,
      '1f9c9',
      340,
      { x: 686 },
    ),
  },
  'erva-mate-500g': {
    shelf: 'pao',
    items: packs(
      brick({ title: 'Mate', note: 'erva moída grossa', amount: '500 g', motif: '1f9c9' }, color.leaf),
      600,
    ),
  },
  'cha-hortela': {
    shelf: 'goiaba',
    items: beside(
      box({ title: 'Chá', note: 'de hortelã', amount: '15 sachês', motif: '1f33f' }, color.leaf, {
        width: 380,
        height: 420,
      }),
      560,
      art.teaCup,
      350,
      { x: 664 },
    ),
  },
  'cha-camomila': {
    shelf: 'mar',
    items: beside(
      box({ title: 'Chá', note: 'de camomila', amount: '15 sachês', motif: '1f33c' }, color.amber, {
        width: 380,
        height: 420,
      }),
      560,
      art.teaCup,
      350,
      { x: 664 },
    ),
  },
  'suco-laranja-copo': {
    shelf: 'alface',
    items: [
      piece(art.orange, 300, 924, 430),
      piece(tumbler(['#ffd06a', '#fba526', '#d9720a']), 580, 952, 560),
    ],
  },
  'cafe-xicara': { shelf: 'goiaba', items: single(art.coffee, 680) },
}
