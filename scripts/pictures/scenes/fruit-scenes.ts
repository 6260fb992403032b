import { netBag } from '../props/bags.ts'
import * as own from '../props/fruit.ts'
import { crate, tray } from '../props/trays.ts'
import type { Scenes } from '../types.ts'
import { beside, heap, pair, piece, single, trio } from './arrange.ts'
import { leaf } from './colors.ts'
import * as art from './pieces.ts'

const redPlum = own.plum(['#e07a86', '#9c2440', '#560f26'])

export const fruitScenes: Scenes = {
  banana: { shelf: 'mar', items: single(own.bananaBunch, 640) },
  'banana-caixa': {
    shelf: 'alface',
    items: single(crate([own.bananaBunch], { side: 270, sign: 'Banana' }), 660),
  },
  'banana-caturra': { shelf: 'goiaba', items: pair(own.bananaBunch, 500, { spread: 150, share: 0.94 }) },
  maca: { shelf: 'alface', items: heap('1f34e', 340, { apex: true, rise: 0.58 }) },
  'maca-caixa': { shelf: 'pao', items: single(crate(['1f34e'], { sign: 'Maçã' }), 660) },
  'maca-verde': { shelf: 'goiaba', items: trio('1f34f', 420) },
  laranja: {
    shelf: 'mar',
    items: [...heap(art.orange, 340), piece(own.orangeHalf, 606, 958, 226)],
  },
  'laranja-rede': {
    shelf: 'alface',
    items: beside(
      netBag(art.orange, { title: 'Laranja', amount: '3 kg' }, '#e8641b', leaf),
      700,
      own.orangeHalf,
      260,
      { x: 710 },
    ),
  },
  bergamota: { shelf: 'milho', items: trio(art.mandarin, 430) },
  'limao-taiti': {
    shelf: 'milho',
    items: [...heap(art.lime, 340, { step: 0.74 }), piece(own.limeHalf, 596, 958, 210)],
  },
  'limao-siciliano': { shelf: 'mar', items: trio(art.lemon, 440) },
  manga: {
    shelf: 'alface',
    items: [
      piece('1f96d', 300, 922, 500, { rotate: -10, lift: -0.04 }),
      piece('1f96d', 470, 936, 560, { rotate: 8, flip: true }),
      piece(own.mangoHalf, 640, 958, 300, { rotate: 12 }),
    ],
  },
  'manga-cortada': {
    shelf: 'mar',
    items: [
      piece('1f96d', 600, 920, 520, { rotate: 14, flip: true, lift: -0.05 }),
      piece(own.mangoHalf, 360, 954, 480),
    ],
  },
  mamao: {
    shelf: 'mar',
    items: [
      piece(own.papaya, 310, 926, 600, { rotate: -8 }),
      piece(own.papayaHalf, 560, 952, 580, { rotate: 10 }),
    ],
  },
  'mamao-metade': {
    shelf: 'alface',
    items: [
      piece(own.papayaHalf, 640, 924, 520, { rotate: 18, lift: -0.03 }),
      piece(own.papayaHalf, 370, 954, 660, { rotate: -6 }),
    ],
  },
  abacate: { shelf: 'goiaba', items: pair(art.avocado, 600, { tilt: 12 }) },
  abacaxi: {
    shelf: 'mar',
    items: [
      piece({ code: '1f34d', grade: { hue: 6 } }, 610, 920, 580, { rotate: 9, flip: true, lift: -0.05 }),
      piece({ code: '1f34d', grade: { hue: 6 } }, 350, 952, 700, { rotate: -3 }),
    ],
  },
  melancia: {
    shelf: 'goiaba',
    items: [piece(own.watermelon, 370, 930, 560), piece('1f349', 630, 958, 380, { rotate: 6 })],
  },
  'melancia-fatia': {
    shelf: 'alface',
    items: [
      piece('1f349', 590, 922, 520, { rotate: 4, flip: true, lift: -0.04 }),
      piece('1f349', 360, 954, 560),
    ],
  },
  melao: { shelf: 'pao', items: pair({ code: '1f348', grade: { hue: -22, sat: 1.35 } }, 580) },
  uva: { shelf: 'milho', items: pair(art.grapes, 620, { tilt: 8, spread: 200 }) },
  'uva-verde': { shelf: 'goiaba', items: pair(art.greenGrapes, 560, { tilt: 8, spread: 200 }) },
  morango: { shelf: 'mar', items: heap(art.berry, 340, { rise: 0.56, step: 0.6 }) },
  'morango-bandeja': {
    shelf: 'pao',
    items: single(
      tray(
        [160, 260, 360, 460, 545].flatMap((x, at) => [
          { motif: art.berry, x, y: 160 + (at % 2) * 14, side: 160, rotate: at * 31 - 60 },
          { motif: art.berry, x: x + 10, y: 232, side: 170, rotate: 40 - at * 23 },
        ]),
        { title: 'Morango', amount: '300 g' },
      ),
      540,
    ),
  },
  goiaba: {
    shelf: 'mar',
    items: [
      piece(own.guava, 300, 922, 380, { rotate: -8 }),
      piece(own.guava, 610, 920, 390, { flip: true, rotate: 6 }),
      piece(own.guava, 440, 640, 360, { foot: 0 }),
      piece(own.guavaHalf, 450, 956, 400),
    ],
  },
  maracuja: {
    shelf: 'alface',
    items: [
      piece(own.passionFruit, 290, 920, 400, { rotate: -10 }),
      piece(own.passionFruit, 650, 922, 360, { flip: true, rotate: 12 }),
      piece(own.passionFruitHalf, 450, 956, 430),
    ],
  },
  kiwi: { shelf: 'goiaba', items: trio('1f95d', 440) },
  pera: { shelf: 'pao', items: trio('1f350', 500) },
  pessego: { shelf: 'mar', items: heap('1f351', 340) },
  caqui: { shelf: 'milho', items: pair(own.persimmon, 520, { spread: 160 }) },
  ameixa: { shelf: 'alface', items: heap(redPlum, 300, { apex: true, rise: 0.7 }) },
  'coco-verde': { shelf: 'milho', items: pair(own.greenCoconut, 520, { spread: 140 }) },
  'coco-seco': { shelf: 'alface', items: pair(art.coconut, 560) },
  mirtilo: { shelf: 'pao', items: pair(art.blueberries, 540) },
}
