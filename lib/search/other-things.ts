import { isUnpacked, packContentsOf } from '../domain/pack-contents.ts'
import { displayedVariant, type Product } from '../domain/product.ts'
import { asides, type NamePart } from './name-parts.ts'
import { type NamedProduct, nameTiers } from './name-tiers.ts'
import { stemsOf, wordsOf } from './words.ts'

/** Letters; of fewer it is an abbreviation: 'cx'. */
const shortestName = 4
/** What says how something is, by its ending: 'graúda', 'descascado', 'gostosa', 'fresquinho'. */
const quality =
  /(?:[aiu]d|os|inh|it|av|iv|nte|vel)[oa]?s?$|^(?:grand|pequen|medi|bo[am]|nov|fin|gross|lind|firm)/

/** How it is cut: a thing 'em fatias' is the same thing. */
export const cuts = /^(?:fatia|pedaco|cubo|bife|rodela|tira|posta|lasca|metade)s?$/

/** 'laranjas doces': what follows a plural in the plural says how they are; 'sucos uva' would name a thing. */
export function agrees({ before, written }: NamePart, previous: NamePart | undefined): boolean {
  return before === null && previous !== undefined && isPlural(written) && isPlural(previous.written)
}

const isPlural = (written: string) => /[^s]s$/i.test(written) && !/[êé]s$/i.test(written)

/** Whether what stands right behind the head of a name makes another thing of what was found by that. */
export function isOther(part: NamePart, head: NamePart, found: NamedProduct): boolean {
  return part.before === null && (isOtherKind(part, found.product) || isOtherPart(part, head, found))
}

/**
 * Whether a part that was left out makes another thing of what is sold from the heap: that has no brand, so that a
 * 'batata palha' is no potato with one.
 */
function isOtherKind(part: NamePart, product: Product): boolean {
  const [word] = part.words
  if (part.isKnown || !word || cuts.test(word.folded)) return false
  if (!/^\p{L}+$/u.test(word.folded) || word.folded.length < shortestName || quality.test(word.folded))
    return false
  const variant = displayedVariant(product)
  return variant !== null && packContentsOf(product, variant).size?.kind === 'mass' && isUnpacked(product)
}

/** Whether a product is only a part of what is asked for, and not the whole of it that a word asks for: 'frango inteiro'. */
function isOtherPart(part: NamePart, head: NamePart, { product, tier }: NamedProduct): boolean {
  if (tier !== nameTiers.titled || !part.isKnown) return false
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
