import { grapeBunch } from '../props/fruit.ts'
import type { Motif } from '../props/motif.ts'
import * as roots from '../props/roots.ts'
import { tumbler } from '../props/tableware.ts'
import * as vegetable from '../props/vegetables.ts'

// Emoji regraded so that they read as the thing in the shop.
export const tomato: Motif = { code: '1f345', grade: { hue: 6, sat: 0.98 } }
export const broccoli: Motif = { code: '1f966', grade: { hue: -32, sat: 0.86 } }
export const avocado: Motif = { code: '1f951', grade: { hue: -6, sat: 0.9 } }
export const grapes: Motif = { code: '1f347', grade: { keepViolet: true, hue: 14, sat: 0.8 } }
export const greenGrapes: Motif = grapeBunch(['#eef7b0', '#b5d15a', '#6f9426'])
export const blueberries: Motif = {
  code: '1fad0',
  grade: { keepViolet: true, hue: -14, sat: 0.7, lift: -0.14 },
}
export const aubergine: Motif = { code: '1f346', grade: { keepViolet: true, hue: 16, sat: 0.5, lift: -0.34 } }
export const carrot: Motif = { code: '1f955', grade: { hue: -4 } }
export const lemon: Motif = '1f34b'
export const lime: Motif = { code: '1f34b', grade: { hue: 32, sat: 0.74, lift: -0.62 } }
export const orange: Motif = { code: '1f34a', grade: { hue: 4 } }
export const mandarin: Motif = { code: '1f34a', grade: { hue: -8, lift: -0.02 } }
export const garlic: Motif = roots.garlic
export const onion: Motif = '1f9c5'
export const redOnion: Motif = { code: '1f9c5', grade: { hue: -58, sat: 0.72, lift: -0.22 } }
export const potato: Motif = roots.potato
export const cucumber: Motif = vegetable.cucumber
export const greenPepper: Motif = vegetable.pepper(['#9ccf62', '#3f8f3a', '#175526'])
export const redPepper: Motif = vegetable.pepper(['#ff8a70', '#dc3324', '#8d130f'])
export const yellowPepper: Motif = vegetable.pepper(['#ffec8a', '#fbc62e', '#c4820c'])
export const peas: Motif = { code: '1fadb', grade: { hue: -20 } }
export const coconut: Motif = { code: '1f965', grade: { milk: true } }
export const peanut: Motif = '1f95c'
export const brownEgg: Motif = { code: '1f95a', grade: { lift: 0.06 } }
export const whiteEgg: Motif = { code: '1f95a', grade: { sat: 0.22, lift: 0.74 } }
export const cheese: Motif = { code: '1f9c0', grade: { hue: -4, sat: 0.92 } }
export const milkGlass: Motif = tumbler(['#ffffff', '#fbf7ec', '#ddd3bd'])
export const coffee: Motif = { code: '2615', grade: { milk: true } }
export const teaCup: Motif = { code: '1f375', grade: { milk: true } }
export const rice: Motif = { code: '1f35a', grade: { milk: true } }
export const drumstick: Motif = '1f357'
export const blackBeans: Motif = { code: '1fad8', grade: { sat: 0.25, lift: -0.5 } }
export const paleBeans: Motif = { code: '1fad8', grade: { hue: 24, sat: 0.75, lift: 0.4 } }
export const wheat: Motif = '1f33e'
export const oyster: Motif = { code: '1f9aa', grade: { milk: true } }
export const dog: Motif = '1f436'
export const cat: Motif = '1f431'
export const berry: Motif = '1f353'
