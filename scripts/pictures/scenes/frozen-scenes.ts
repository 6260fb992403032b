import { pouch } from '../props/bags.ts'
import { cheeseBall } from '../props/bakery.ts'
import { box, tub } from '../props/cartons.ts'
import * as fruit from '../props/fruit.ts'
import { lolly } from '../props/kernels.ts'
import type { Motif } from '../props/motif.ts'
import { bowl } from '../props/tableware.ts'
import type { Scenes, Tones } from '../types.ts'
import { beside, packs, pair, single, trio } from './arrange.ts'
import * as color from './colors.ts'
import * as art from './pieces.ts'

const acai: Tones = ['#7a4a8a', '#45205a', '#200a30']
const iceCream = (title: string, tones: Tones, motif: Motif) =>
  tub({ title, amount: '1,5 L', motif }, tones, 420)
const pulp = (title: string, tones: Tones, motif: Motif) =>
  pouch({ title: 'Polpa', note: title, amount: '400 g', motif }, tones)
const acaiBowl = bowl(acai, color.cream, [
  { motif: '1f34c', x: 150, y: 120, side: 120, rotate: -10 },
  { motif: art.berry, x: 270, y: 92, side: 120, rotate: 10 },
  { motif: art.blueberries, x: 370, y: 124, side: 110 },
])

export const frozenScenes: Scenes = {
  'sorvete-creme': {
    shelf: 'mar',
    items: single(iceCream('Creme', ['#ffe9b0', '#e6b352', '#a57526'], '1f366'), 560),
  },
  'sorvete-morango': { shelf: 'alface', items: single(iceCream('Morango', color.pink, art.berry), 560) },
  'sorvete-chocolate': { shelf: 'goiaba', items: single(iceCream('Chocolate', color.cocoa, '1f36b'), 560) },
  'sorvete-taca': { shelf: 'milho', items: single({ code: '1f368', grade: {} }, 700) },
  acai: {
    shelf: 'alface',
    items: beside(
      tub({ title: 'Açaí', amount: '1 kg', motif: art.blueberries }, color.violet, 400),
      480,
      acaiBowl,
      260,
      { x: 640 },
    ),
  },
  'acai-500g': {
    shelf: 'goiaba',
    items: packs(tub({ title: 'Açaí', amount: '500 g', motif: art.blueberries }, color.violet, 330), 400),
  },
  'acai-tigela': { shelf: 'milho', items: single(acaiBowl, 560) },
  'polpa-maracuja': {
    shelf: 'mar',
    items: beside(pulp('maracujá', color.amber, fruit.passionFruitHalf), 660, fruit.passionFruitHalf, 270, {
      x: 690,
    }),
  },
  'polpa-morango': {
    shelf: 'alface',
    items: beside(pulp('morango', color.red, art.berry), 660, art.berry, 280, { x: 690 }),
  },
  'polpa-manga': {
    shelf: 'goiaba',
    items: beside(pulp('manga', color.orange, '1f96d'), 660, fruit.mangoHalf, 270, { x: 690 }),
  },
  pizza: { shelf: 'mar', items: pair('1f355', 580) },
  'batata-palito': {
    shelf: 'mar',
    items: beside(
      pouch({ title: 'Batata', note: 'palito congelada', amount: '1 kg', motif: '1f35f' }, color.blue),
      680,
      '1f35f',
      320,
      { x: 684 },
    ),
  },
  'pao-queijo-congelado': {
    shelf: 'alface',
    items: beside(
      pouch({ title: 'Pão de queijo', note: 'congelado', amount: '1 kg', motif: cheeseBall }, color.teal),
      680,
      cheeseBall,
      210,
      { x: 684 },
    ),
  },
  'ervilha-congelada': {
    shelf: 'goiaba',
    items: packs(
      pouch({ title: 'Ervilha', note: 'congelada', amount: '500 g', motif: art.peas }, color.leaf),
      640,
    ),
  },
  lasanha: {
    shelf: 'mar',
    items: packs(
      box(
        {
          title: 'Lasanha',
          note: 'à bolonhesa',
          amount: '600 g',
          motif: { code: '1f35d', grade: { milk: true } },
        },
        color.red,
        { width: 520, height: 380 },
      ),
      440,
      undefined,
      { spread: 90 },
    ),
  },
  picole: {
    shelf: 'goiaba',
    items: trio(lolly(color.red), 620, { spread: 210, others: [lolly(color.orange), lolly(color.lime)] }),
  },
  gelo: { shelf: 'goiaba', items: pair('1f9ca', 520) },
  empanado: {
    shelf: 'alface',
    items: packs(
      box({ title: 'Empanados', note: 'de frango', amount: '300 g', motif: art.drumstick }, color.orange, {
        width: 400,
        height: 460,
      }),
      540,
    ),
  },
  'brocolis-congelado': {
    shelf: 'mar',
    items: packs(
      pouch({ title: 'Brócolis', note: 'congelado', amount: '300 g', motif: art.broccoli }, color.teal),
      640,
    ),
  },
}
