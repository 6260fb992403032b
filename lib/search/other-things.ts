import { asides, type NamePart } from './name-parts.ts'
import { type NamedProduct, nameTiers } from './name-tiers.ts'
import { stemsOf, wordsOf } from './words.ts'

/** How it is cut: a thing 'em fatias' is the same thing. */
export const cuts = /^(?:fatia|pedaco|cubo|bife|rodela|tira|posta|lasca|metade)s?$/

/** 'laranjas doces': what follows a plural in the plural says how they are; 'sucos uva' would name a thing. */
export function agrees({ before, written }: NamePart, previous: NamePart | undefined): boolean {
  return before === null && previous !== undefined && isPlural(written) && isPlural(previous.written)
}

const isPlural = (written: string) => /[^s]s$/i.test(written) && !/[êé]s$/i.test(written)

/** Whether a product is only a part of what is asked for, and not the whole of it that a word asks for: 'frango inteiro'. */
export function isOtherPart(part: NamePart, head: NamePart, { product, tier }: NamedProduct): boolean {
  if (part.before !== null || tier !== nameTiers.titled || !part.isKnown) return false
  const isAsWritten = wordsOf(part.written)[0]?.folded === part.words[0]?.folded
  const words = wordsOf(product.title)
  const at = words.findIndex(({ stem }) => head.words.some((word) => word.stem === stem))
  return isAsWritten && words[at - 1]?.folded === 'de'
}

/** Whether a product only contains what is asked for, or has a variant of it: granola 'com castanhas', a cake 'Farofa'. */
export function isOnlyIn({ product, tier }: NamedProduct, parts: readonly NamePart[]): boolean {
  const [part, ...others] = parts
  if (!part || others.length > 0) return false
  const asked = part.words.map(({ stem }) => stem)
  if (tier === nameTiers.titled) {
    const words = wordsOf(product.title)
    const tie = words.findIndex(({ folded }) => asides.has(folded))
    return tie > 0 && words.findIndex(({ stem }) => asked.includes(stem)) > tie
  }
  if (tier !== nameTiers.anywhere) return false
  const beside = stemsOf(product.subtitle ?? '')
  const variants = product.variants.flatMap(({ title }) => stemsOf(title))
  return asked.every((stem) => variants.includes(stem) && !beside.includes(stem))
}
