import type { Drawing, Scenes } from '../types.ts'
import { piece } from './arrange.ts'

const ink = '#8f8a79'
/** The outline of an empty basket: stands in for a product that has no picture. */
const basket: Drawing = {
  width: 420,
  height: 400,
  body: `<g fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" opacity=".55">
    <path d="M40 176H380L346 372Q344 388 326 388H94Q76 388 74 372Z"/><path d="M22 176H398"/>
    <path d="M110 172L186 40M310 172L234 40"/><path d="M150 236V330M210 236V330M270 236V330"/></g>`,
}

export const specialScenes: Scenes = {
  placeholder: { shelf: 'linho', items: [piece(basket, 450, 930, 400, { foot: 0 })] },
}
