import { brick, pouch } from '../props/bags.ts'
import { box } from '../props/cartons.ts'
import * as meat from '../props/dairy-and-meat.ts'
import { bottle, jar, jugBottle, oilBottle, smallBottle, tin } from '../props/glass.ts'
import { bowl } from '../props/tableware.ts'
import type { Scenes } from '../types.ts'
import { beside, packs, piece, single, trio } from './arrange.ts'
import * as color from './colors.ts'
import { bag, can, flour } from './pantry-packs.ts'
import * as art from './pieces.ts'

export const larderScenes: Scenes = {
  'oleo-soja': {
    shelf: 'alface',
    items: trio(
      bottle(
        oilBottle,
        { title: 'Óleo', amount: '900 ml', motif: '1f33b' },
        { liquid: ['#fff0a0', '#f5cf4a', '#c99a1a'], cap: color.yellow, label: '#fffaf0', ink: '#7a4a06' },
      ),
      700,
      { spread: 176, tilt: 0 },
    ),
  },
  azeite: {
    shelf: 'goiaba',
    items: [
      piece(
        bottle(
          oilBottle,
          { title: 'Azeite', amount: '500 ml', motif: '1fad2' },
          { liquid: color.olive, cap: color.brown, label: '#fffaf0', ink: '#3f4c10', glass: '#5f7a2a' },
        ),
        380,
        940,
        760,
      ),
      piece('1fad2', 590, 950, 220),
      piece('1fad2', 690, 958, 190, { flip: true }),
    ],
  },
  vinagre: {
    shelf: 'mar',
    items: beside(
      bottle(
        smallBottle,
        { title: 'Vinagre', amount: '500 ml', motif: '1f34e' },
        { liquid: ['#f5c98a', '#d98f3a', '#94541a'], cap: color.red, label: '#fffaf0', ink: '#7a2a12' },
      ),
      690,
      '1f34e',
      300,
      { x: 640 },
    ),
  },
  espaguete: {
    shelf: 'mar',
    items: beside(
      bag('Espaguete', 'fino', '500 g', color.red, '1f35d'),
      690,
      { code: '1f35d', grade: { milk: true } },
      340,
      { x: 650 },
    ),
  },
  parafuso: { shelf: 'alface', items: packs(bag('Parafuso', 'sêmola', '500 g', color.blue, art.wheat), 640) },
  'molho-tomate': {
    shelf: 'milho',
    items: beside(
      pouch({ title: 'Molho', note: 'de tomate', amount: '300 g', motif: art.tomato }, color.red),
      640,
      art.tomato,
      290,
      { x: 680 },
    ),
  },
  'extrato-tomate': { shelf: 'mar', items: packs(can('Extrato', '340 g', color.red, art.tomato), 500) },
  'milho-lata': { shelf: 'goiaba', items: packs(can('Milho', '170 g', color.leaf, '1f33d'), 500) },
  'ervilha-lata': {
    shelf: 'milho',
    items: packs(can('Ervilha', '170 g', ['#b8d86a', '#7fa82a', '#4a6a12'], art.peas), 500),
  },
  sardinha: {
    shelf: 'milho',
    items: [
      piece(
        tin({ title: 'Sardinha', amount: '125 g' }, color.blue, { width: 430, height: 270 }),
        470,
        700,
        270,
        { foot: 0 },
      ),
      piece(
        tin({ title: 'Sardinha', amount: '125 g' }, color.blue, { width: 430, height: 270 }),
        470,
        920,
        270,
      ),
      piece(meat.wholeFish, 420, 960, 150),
    ],
  },
  atum: {
    shelf: 'pao',
    items: [
      piece(tin({ title: 'Atum', amount: '170 g' }, color.teal, { width: 430, height: 270 }), 450, 926, 290),
      piece(tin({ title: 'Atum', amount: '170 g' }, color.teal, { width: 430, height: 270 }), 450, 674, 290, {
        foot: 0,
      }),
    ],
  },
  azeitona: {
    shelf: 'goiaba',
    items: beside(
      jar(
        { title: 'Azeitonas', amount: '200 g', motif: '1fad2' },
        { contents: ['#c9d86a', '#93a83a', '#566a18'], lid: color.leaf },
      ),
      600,
      '1fad2',
      230,
      { x: 690 },
    ),
  },
  palmito: {
    shelf: 'milho',
    items: packs(
      jar(
        { title: 'Palmito', amount: '300 g', motif: '1f33f' },
        { contents: ['#fdf8e2', '#f0e2b4', '#c9b06a'], lid: color.yellow },
      ),
      560,
    ),
  },
  maionese: {
    shelf: 'alface',
    items: packs(
      jar(
        { title: 'Maionese', amount: '500 g', motif: art.brownEgg },
        { contents: ['#fffbe6', '#fbefbe', '#d9bd72'], lid: color.blue },
      ),
      560,
    ),
  },
  mostarda: {
    shelf: 'mar',
    items: packs(
      jar(
        { title: 'Mostarda', amount: '200 g' },
        { contents: ['#ffe26a', '#eebb24', '#a8780c'], lid: color.graphite },
      ),
      540,
    ),
  },
  aveia: {
    shelf: 'goiaba',
    items: beside(
      box({ title: 'Aveia', note: 'em flocos', amount: '450 g', motif: art.wheat }, color.orange, {
        width: 340,
        height: 480,
      }),
      680,
      bowl(['#fbeccb', '#e6c892', '#b08a4a'], color.sky),
      230,
      { x: 694 },
    ),
  },
  granola: {
    shelf: 'mar',
    items: beside(
      pouch({ title: 'Granola', note: 'com castanhas', amount: '800 g', motif: '1f963' }, color.leaf),
      680,
      bowl(['#dca868', '#b07a3a', '#6f4718'], color.cream, [
        { motif: art.berry, x: 210, y: 110, side: 110, rotate: -20 },
        { motif: art.blueberries, x: 320, y: 110, side: 110 },
      ]),
      240,
      { x: 684 },
    ),
  },
  amendoim: {
    shelf: 'alface',
    items: beside(bag('Amendoim', 'torrado', '400 g', color.orange, art.peanut), 660, art.peanut, 300, {
      x: 690,
    }),
  },
  fermento: {
    shelf: 'milho',
    items: packs(
      tin({ title: 'Fermento', amount: '100 g', motif: '1f9c1' }, color.red, { width: 280, height: 380 }),
      480,
    ),
  },
  'cesta-basica': {
    shelf: 'milho',
    items: [
      piece(bag('Arroz', 'agulhinha', '5 kg', color.blue, art.rice), 250, 912, 600),
      piece(bag('Feijão', 'preto', '1 kg', color.graphite, art.blackBeans), 640, 914, 480),
      piece(
        bottle(
          oilBottle,
          { title: 'Óleo', amount: '900 ml', motif: '1f33b' },
          { liquid: ['#fff0a0', '#f5cf4a', '#c99a1a'], cap: color.yellow, label: '#fffaf0', ink: '#7a4a06' },
        ),
        480,
        922,
        620,
      ),
      piece(
        brick({ title: 'Café', note: 'torrado', amount: '500 g', motif: art.coffee }, color.red),
        740,
        944,
        380,
      ),
      piece(can('Milho', '170 g', color.leaf, '1f33d'), 580, 952, 270),
      piece(flour('Fubá', 'mimoso', color.yellow, '1f33d', '#6b3f06'), 380, 954, 360),
    ],
  },
  'oleo-galao': {
    shelf: 'goiaba',
    items: single(
      bottle(
        jugBottle,
        { title: 'Óleo', amount: '2,7 L', motif: '1f33b' },
        { liquid: ['#fff0a0', '#f5cf4a', '#c99a1a'], cap: color.red, label: '#fffaf0', ink: '#7a4a06' },
      ),
      680,
    ),
  },
}
