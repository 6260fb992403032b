import { paperBag } from '../props/bags.ts'
import * as own from '../props/bakery.ts'
import { dish } from '../props/trays.ts'
import type { Scenes } from '../types.ts'
import { beside, heap, pair, piece, single, trio } from './arrange.ts'
import * as color from './colors.ts'

const rollBag = paperBag([
  { motif: own.frenchRoll, x: 130, y: 200, side: 310, rotate: -66 },
  { motif: own.frenchRoll, x: 350, y: 200, side: 310, rotate: -112 },
  { motif: own.frenchRoll, x: 240, y: 180, side: 320, rotate: -86 },
])
const stickBag = paperBag([
  { motif: '1f956', x: 170, y: 240, side: 350, rotate: -40 },
  { motif: '1f956', x: 310, y: 240, side: 350, rotate: -52 },
])
const ballDish = dish([
  { motif: own.cheeseBall, x: 200, y: 300, side: 190 },
  { motif: own.cheeseBall, x: 500, y: 300, side: 190 },
  { motif: own.cheeseBall, x: 280, y: 190, side: 180 },
  { motif: own.cheeseBall, x: 430, y: 190, side: 180 },
  { motif: own.cheeseBall, x: 350, y: 310, side: 210 },
])

export const bakeryScenes: Scenes = {
  'pao-frances': {
    shelf: 'milho',
    items: [
      piece(own.frenchRoll, 300, 918, 240, { rotate: -6, lift: -0.05 }),
      piece(own.frenchRoll, 620, 920, 240, { rotate: 7, flip: true, lift: -0.05 }),
      piece(own.frenchRoll, 450, 740, 236, { rotate: -3, foot: 0 }),
      piece(own.frenchRoll, 450, 954, 270),
    ],
  },
  'pao-frances-saco': { shelf: 'mar', items: beside(rollBag, 740, own.frenchRoll, 170, { x: 690 }) },
  'pao-de-forma': {
    shelf: 'mar',
    items: [
      piece(
        own.baggedLoaf('Pão de forma', '500 g', ['#f3d09a', '#dba861', '#9a642a'], color.red),
        450,
        952,
        520,
      ),
    ],
  },
  'pao-integral': {
    shelf: 'alface',
    items: [
      piece(
        own.baggedLoaf('Pão integral', '450 g', ['#c9935c', '#9a6433', '#5a3414'], color.leaf),
        450,
        952,
        520,
      ),
    ],
  },
  'pao-sem-gluten': {
    shelf: 'goiaba',
    items: [
      piece(
        own.baggedLoaf('Sem glúten', '350 g', ['#f7e3b8', '#e3bf80', '#a67c40'], color.teal),
        450,
        952,
        520,
      ),
    ],
  },
  'pao-fatiado': { shelf: 'pao', items: pair('1f35e', 560) },
  'pao-de-queijo': { shelf: 'alface', items: [piece(ballDish, 450, 952, 540)] },
  'pao-de-queijo-monte': { shelf: 'goiaba', items: heap(own.cheeseBall, 240, { rise: 0.66 }) },
  croissant: {
    shelf: 'mar',
    items: [
      piece('1f950', 640, 922, 480, { rotate: 8, flip: true, lift: -0.06 }),
      piece('1f950', 380, 952, 640, { rotate: -6 }),
    ],
  },
  baguete: { shelf: 'alface', items: single(stickBag, 780) },
  'pao-caseiro': {
    shelf: 'milho',
    items: [
      piece(own.roundLoaf, 620, 918, 330, { flip: true, lift: -0.05 }),
      piece(own.roundLoaf, 400, 954, 440),
    ],
  },
  cuca: { shelf: 'goiaba', items: single(own.crumbCake, 450) },
  'cuca-uva': {
    shelf: 'alface',
    items: [
      piece(own.crumbCake, 430, 926, 390),
      piece({ code: '1f347', grade: { keepViolet: true, hue: 14, sat: 0.8 } }, 680, 958, 270),
    ],
  },
  sonho: {
    shelf: 'mar',
    items: [piece(own.donutBall, 630, 920, 320, { lift: -0.04 }), piece(own.donutBall, 370, 952, 430)],
  },
  'bolo-fuba': { shelf: 'goiaba', items: single(own.bundtCake(['#f9dd94', '#e6b04e', '#a66c22']), 520) },
  'bolo-cenoura': {
    shelf: 'mar',
    items: single(own.cakeSlab(['#f6b25c', '#e08a2c', '#a85c12'], ['#8a5432', '#5a2f17', '#32160a']), 460),
  },
  'bolo-chocolate': {
    shelf: 'pao',
    items: single(own.bundtCake(['#a9683c', '#74401f', '#3f1e0b'], ['#7d4a2c', '#4f2914', '#2a1208']), 520),
  },
  rosquinha: { shelf: 'mar', items: heap(own.biscuitRing, 210, { rise: 0.66 }) },
  'pao-sirio': {
    shelf: 'alface',
    items: [
      piece({ code: '1fad3', grade: { hue: 10 } }, 560, 918, 500, { lift: -0.05 }),
      piece({ code: '1fad3', grade: { hue: 10 } }, 380, 952, 560),
    ],
  },
  empanada: { shelf: 'alface', items: trio('1f95f', 440) },
  torta: { shelf: 'mar', items: single('1f370', 760) },
  donut: { shelf: 'goiaba', items: pair('1f369', 540) },
  tapioca: {
    shelf: 'goiaba',
    items: [piece(own.crepe, 540, 900, 240, { lift: -0.03 }), piece(own.crepe, 430, 952, 330)],
  },
}
