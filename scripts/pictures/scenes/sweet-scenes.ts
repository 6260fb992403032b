import { face, lettering, solid } from '../ink.ts'
import { brick, pouch } from '../props/bags.ts'
import { biscuitRing } from '../props/bakery.ts'
import { box } from '../props/cartons.ts'
import { guavaHalf } from '../props/fruit.ts'
import { jar } from '../props/glass.ts'
import { scoop } from '../props/tableware.ts'
import type { Drawing, Scenes } from '../types.ts'
import { beside, heap, packs, pair, piece, single } from './arrange.ts'
import * as color from './colors.ts'
import * as art from './pieces.ts'

const guavaBlock: Drawing = {
  width: 520,
  height: 260,
  body: `${face('M20 80L96 24H504L440 80Z', '#c9483a', '#a02c26')}${face('M440 80L504 24V176L440 244Z', '#7d1a1a', '#5a1010', 0)}
    ${solid('M20 80H440V244H20Z', ['#d9584a', '#a82f28', '#741816'], { rim: 20 })}${face('M110 78H330V246H110Z', '#fffaf0', '#efe0c4')}
    ${lettering('Goiabada', 220, 160, 50, '#8d1d16', 200)}${lettering('300 g', 220, 206, 34, '#6b5a48', 120)}`,
}
const peanutFudge: Drawing = {
  width: 300,
  height: 220,
  body: `${solid('M24 60A126 36 0 0 1 276 60V170A126 36 0 0 1 24 170Z', ['#f0cf92', '#d3a35a', '#946628'], { rim: 26 })}
    ${solid('M24 62A126 36 0 1 1 276 62A126 36 0 1 1 24 62Z', ['#fbe3b4', '#eac586', '#c99a52'], { rim: 10 })}`,
}

export const sweetScenes: Scenes = {
  cafe: {
    shelf: 'mar',
    items: beside(
      brick({ title: 'Café', note: 'torrado e moído', amount: '500 g', motif: art.coffee }, color.red),
      680,
      art.coffee,
      330,
      { x: 680 },
    ),
  },
  'cafe-250': {
    shelf: 'alface',
    items: packs(
      brick({ title: 'Café', note: 'torrado e moído', amount: '250 g', motif: art.coffee }, color.red),
      540,
    ),
  },
  'cafe-1kg': {
    shelf: 'goiaba',
    items: single(
      brick({ title: 'Café', note: 'torrado e moído', amount: '1 kg', motif: art.coffee }, color.red),
      740,
    ),
  },
  'cafe-graos': {
    shelf: 'goiaba',
    items: beside(
      pouch({ title: 'Café', note: 'em grãos', amount: '500 g', motif: '1f343' }, color.cocoa),
      680,
      scoop(['#8a5432', '#5a2f17', '#2a1208']),
      160,
      { x: 650 },
    ),
  },
  mel: {
    shelf: 'mar',
    items: beside(
      jar(
        { title: 'Mel', amount: '500 g', motif: '1f41d' },
        { contents: ['#ffc84a', '#ef9a17', '#a85c06'], lid: color.yellow },
      ),
      610,
      '1f36f',
      290,
      { x: 700 },
    ),
  },
  'mel-pote': { shelf: 'alface', items: pair('1f36f', 560) },
  'doce-de-leite': {
    shelf: 'alface',
    items: packs(
      jar(
        { title: 'Doce de leite', amount: '400 g', motif: '1f404' },
        { contents: ['#d99a56', '#a9652c', '#63330f'], lid: color.blue },
      ),
      560,
    ),
  },
  'geleia-morango': {
    shelf: 'mar',
    items: beside(
      jar(
        { title: 'Geleia', amount: '230 g', motif: art.berry },
        { contents: ['#f2625a', '#c4242b', '#7a0c18'], lid: color.red },
      ),
      600,
      art.berry,
      260,
      { x: 700 },
    ),
  },
  'geleia-uva': {
    shelf: 'goiaba',
    items: beside(
      jar(
        { title: 'Geleia', amount: '230 g', motif: art.grapes },
        { contents: ['#8a4a9a', '#56206b', '#2b0a3d'], lid: color.violet },
      ),
      600,
      art.grapes,
      300,
      { x: 700 },
    ),
  },
  goiabada: { shelf: 'milho', items: [piece(guavaBlock, 430, 930, 360), piece(guavaHalf, 700, 958, 240)] },
  pacoca: { shelf: 'goiaba', items: heap(peanutFudge, 210, { rise: 0.66 }) },
  chocolate: { shelf: 'goiaba', items: pair('1f36b', 580, { tilt: 8 }) },
  'chocolate-70': {
    shelf: 'alface',
    items: packs(
      box({ title: '70% cacau', note: 'chocolate amargo', amount: '90 g', motif: '1f36b' }, color.graphite, {
        width: 300,
        height: 520,
      }),
      640,
    ),
  },
  'cacau-po': {
    shelf: 'mar',
    items: packs(
      box({ title: 'Cacau', note: 'em pó 100%', amount: '200 g', motif: '1f36b' }, color.cocoa, {
        width: 320,
        height: 440,
      }),
      580,
    ),
  },
  balas: { shelf: 'alface', items: pair('1f36c', 500, { tilt: 8 }) },
  cookies: { shelf: 'mar', items: heap({ code: '1f36a', grade: { hue: 8 } }, 320, { rise: 0.74 }) },
  biscoito: {
    shelf: 'alface',
    items: beside(
      pouch({ title: 'Biscoito', note: 'amanteigado', amount: '350 g', motif: biscuitRing }, color.amber),
      660,
      biscuitRing,
      200,
      { x: 690 },
    ),
  },
  pudim: { shelf: 'goiaba', items: single({ code: '1f36e', grade: { milk: true } }, 780) },
  pirulito: {
    shelf: 'mar',
    items: [piece('1f36d', 600, 920, 500, { rotate: 12, flip: true }), piece('1f36d', 370, 952, 600)],
  },
  pipoca: { shelf: 'mar', items: single('1f37f', 720) },
}
