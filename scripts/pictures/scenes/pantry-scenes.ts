import { solid } from '../ink.ts'
import { pouch, sack } from '../props/bags.ts'
import { chickpeas, lentils } from '../props/kernels.ts'
import { bowl, scoop } from '../props/tableware.ts'
import type { Scenes, Tones } from '../types.ts'
import { beside, packs, single } from './arrange.ts'
import * as color from './colors.ts'
import { bag, flour } from './pantry-packs.ts'
import * as art from './pieces.ts'

const ricey: Tones = ['#ffffff', '#f8f2e2', '#cfc2a4']
const beanHeap = solid('M62 206Q240 60 418 206Q240 270 62 206Z', ['#5a5350', '#2b2625', '#0e0b0a'])

export const pantryScenes: Scenes = {
  'arroz-branco': {
    shelf: 'goiaba',
    items: beside(bag('Arroz', 'agulhinha', '1 kg', color.blue, art.rice), 690, scoop(ricey), 150, {
      x: 650,
    }),
  },
  'arroz-branco-5kg': {
    shelf: 'milho',
    items: single(bag('Arroz', 'agulhinha', '5 kg', color.blue, art.rice), 760),
  },
  'arroz-integral': {
    shelf: 'mar',
    items: beside(
      bag('Arroz', 'integral', '1 kg', color.brown, '1f33e'),
      690,
      scoop(['#e0b878', '#b98a4a', '#7a5424']),
      150,
      { x: 650 },
    ),
  },
  'feijao-preto': {
    shelf: 'alface',
    items: beside(
      bag('Feijão', 'preto', '1 kg', color.graphite, art.blackBeans),
      690,
      scoop(['#5a5350', '#2b2625', '#0e0b0a']),
      150,
      { x: 650 },
    ),
  },
  'feijao-carioca': {
    shelf: 'mar',
    items: beside(
      bag('Feijão', 'carioca', '1 kg', color.red, art.paleBeans),
      690,
      scoop(['#ecd0a6', '#c99a66', '#8a5f34']),
      150,
      { x: 650 },
    ),
  },
  'feijao-saca': { shelf: 'pao', items: single(sack(beanHeap, { title: 'Feijão', amount: 'preto' }), 620) },
  lentilha: { shelf: 'goiaba', items: packs(bag('Lentilha', 'verde', '500 g', color.olive, lentils), 620) },
  'grao-de-bico': {
    shelf: 'alface',
    items: packs(bag('Grão-de-bico', 'seco', '500 g', color.amber, chickpeas), 620),
  },
  'farinha-trigo': {
    shelf: 'mar',
    items: packs(flour('Farinha', 'de trigo', color.cream, art.wheat, '#7a4a12'), 640),
  },
  'farinha-trigo-5kg': {
    shelf: 'mar',
    items: single(
      pouch({ title: 'Farinha', note: 'de trigo', amount: '5 kg', motif: art.wheat }, color.cream, {
        paper: true,
        ink: '#7a4a12',
      }),
      760,
    ),
  },
  'farinha-mandioca': {
    shelf: 'alface',
    items: beside(
      flour('Farinha', 'de mandioca', color.kraft, '1f963', '#5a3414'),
      680,
      bowl(['#fff6da', '#f3dfa8', '#c9a862'], color.brown),
      250,
      { x: 670 },
    ),
  },
  fuba: {
    shelf: 'mar',
    items: beside(
      flour('Fubá', 'mimoso', color.yellow, '1f33d', '#6b3f06'),
      690,
      scoop(['#ffe98a', '#f9cf3e', '#c88e1a']),
      150,
      { x: 650 },
    ),
  },
  polvilho: {
    shelf: 'goiaba',
    items: packs(
      pouch(
        { title: 'Polvilho', note: 'azedo', amount: '500 g', motif: '1f33e' },
        ['#b8d86a', '#7fa82a', '#4a6a12'],
        {
          paper: true,
        },
      ),
      620,
    ),
  },
  'goma-tapioca': {
    shelf: 'alface',
    items: packs(
      pouch({ title: 'Tapioca', note: 'goma hidratada', amount: '500 g', motif: '1f95e' }, color.violet),
      620,
    ),
  },
  'acucar-cristal': {
    shelf: 'goiaba',
    items: packs(flour('Açúcar', 'cristal', color.sky, '1f36c', '#174a86'), 640),
  },
  'acucar-cristal-5kg': {
    shelf: 'goiaba',
    items: single(
      pouch({ title: 'Açúcar', note: 'cristal', amount: '5 kg', motif: '1f36c' }, color.sky, {
        paper: true,
        ink: '#174a86',
      }),
      760,
    ),
  },
  'acucar-mascavo': {
    shelf: 'alface',
    items: beside(
      flour('Açúcar', 'mascavo', color.brown, '1f33e', '#fffaf0'),
      690,
      scoop(['#c48a52', '#8f5a2a', '#563012']),
      150,
      { x: 650 },
    ),
  },
  sal: {
    shelf: 'mar',
    items: packs(
      flour('Sal', 'marinho', color.white, { code: '1f9c2', grade: { milk: true } }, '#174a86'),
      640,
    ),
  },
}
