import type { Palette } from './accent.ts'
import type { Hex } from './colour.ts'
import type { LogoPlate } from './draw-logo.ts'

const declarations = (tokens: Palette['light']) =>
  Object.entries(tokens)
    .map(([name, hex]) => `--${name}:${hex}`)
    .join(';')

/** Stronger than the style sheet's own rules, wherever that is loaded. The hero's picture has one light by day and night. */
function accentStyles({ light, dark }: Palette): string {
  return `html:root{${declarations(light)}}html.dark{${declarations(dark)}}.hero .hero-button{--primary:${light.primary};--primary-foreground:#fff}html .gallery-dots button[aria-current]::before{background:${light.primary}}`
}

function logoStyles(plate: LogoPlate, ground: Hex): string {
  const base = '.brand-logo{flex:none;max-width:100%;border-radius:8px;overflow:hidden}'
  // In the footer and on paper a logo for the canopy takes a piece of it along.
  if (plate === 'bare') return `${base}footer .brand-logo{padding:5px 9px;background:var(--header)}`
  return plate === 'own' ? base : `${base.slice(0, -1)};padding:3px 8px;background:${ground}}`
}

/** The words stand beside the picture, on paper of the theme: they can be read whatever it shows. */
const ownPicture =
  '.hero-own{--goods:100%;background:var(--card);color:var(--foreground)}.hero-own img{left:auto;width:50%;object-fit:cover;mask:none}.hero-own .hero-text{max-width:calc(50% - 24px)}.hero-own .hero-text :is(h1,p){max-width:none}.hero-own .hero-text p{color:var(--muted-foreground)}.hero.hero-own .hero-button{--primary:inherit;--primary-foreground:inherit}@media (min-width:47.5em){.hero-own img{width:56%}.hero-own .hero-text{max-width:40%}}@media (max-width:19.999em){.hero-own{--goods:280px}.hero-own img{width:100%}.hero-own .hero-text{max-width:none}}'

/** A title that is longer than the built-in one takes smaller letters; the goods of the built-in picture stay as high as they are. */
const longTitle =
  '.hero-long h1{max-width:none;font-size:1.125rem;line-height:1.1;hyphens:auto}@media (min-width:47.5em){.hero-long h1{font-size:1.75rem}}'
const builtInPicture =
  '.hero-said{background:var(--shelf) bottom/100% 8rem no-repeat var(--wall)}.hero-said img{height:8rem}@media (min-width:47.5em){.hero-said{background-size:100% 11.5rem}.hero-said img{height:11.5rem}}'

type Said = {
  readonly accent?: Palette | undefined
  readonly logo: { readonly plate: LogoPlate; readonly ground: Hex } | null
  readonly hero: { readonly hasPicture: boolean; readonly hasWords: boolean }
}

export function brandStyles({ accent, logo, hero }: Said): string {
  return [
    accent ? accentStyles(accent) : '',
    logo ? logoStyles(logo.plate, logo.ground) : '',
    hero.hasPicture ? ownPicture : hero.hasWords ? builtInPicture : '',
    hero.hasWords ? longTitle : '',
  ].join('')
}
