import { asides, definingTies, type NamePart, partsOf, queryOf, textOf } from './name-parts.ts'
import { inTiers, type NamedProduct, nameTiers } from './name-tiers.ts'
import { type Source, searchAsWritten, searchCatalog } from './search-catalog.ts'
import { plainWordsOf, stemsOf, wordsOf } from './words.ts'

/** How it is cut: a thing 'em fatias' is the same thing. */
const cuts = /^(?:fatia|pedaco|cubo|bife|rodela|tira|posta|lasca|metade)s?$/

/** 'laranjas doces': what follows a plural in the plural says how they are; 'sucos uva' would name a thing. */
function agrees({ before, written }: NamePart, previous: NamePart | undefined): boolean {
  return before === null && previous !== undefined && isPlural(written) && isPlural(previous.written)
}

const isPlural = (written: string) => /[^s]s$/i.test(written) && !/[êé]s$/i.test(written)

/** Whether a product is only a part of what is asked for, and not the whole of it that a word asks for: 'frango inteiro'. */
function isOtherPart(part: NamePart, head: NamePart, { product, tier }: NamedProduct): boolean {
  if (part.before !== null || tier !== nameTiers.titled || !part.isKnown) return false
  const isAsWritten = wordsOf(part.written)[0]?.folded === part.words[0]?.folded
  const words = wordsOf(product.title)
  const at = words.findIndex(({ stem }) => head.words.some((word) => word.stem === stem))
  return isAsWritten && words[at - 1]?.folded === 'de'
}

/** Whether a product only contains what is asked for, or has a variant of it: granola 'com castanhas', a cake 'Farofa'. */
function isOnlyIn({ product, tier }: NamedProduct, parts: readonly NamePart[]): boolean {
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

export type NameMatch = {
  /** Best first; what is sold out is among them. */
  readonly products: readonly NamedProduct[]
  /** The words of the name that none of them has, as written: 'tio joão' of 'arroz tio joão'; or null. */
  readonly leftOut: string | null
}

/** Finds products a name may mean: whole names first, then without words that do not make it another thing. */
export function matchName(source: Source, name: string): NameMatch | null {
  const words = name.split(/\s+/u)
  const match = matchWords(source, words.slice(0, mostWords).join(' '))
  const unsearched = words.slice(mostWords)
  return match && { ...match, leftOut: [match.leftOut, ...unsearched].filter(Boolean).join(' ') || null }
}

function matchWords(source: Source, name: string): NameMatch | null {
  const { index } = source
  const parts = partsOf(index, name)
  const whole = parts.length > mostParts ? nothing : searchCatalog(source, name)
  if (whole.match === 'every' && whole.products.length > 0) {
    const meant = whole.correction ?? name
    const products = inTiers(meant, whole.products)
    const isMeant = whole.correction === null || isCalledSo(products)
    const meantParts = partsOf(index, meant)
    if (products[0] && isOnlyIn(products[0], meantParts)) return null
    if (isMeant && !isSomethingElse(products, meantParts)) return { products, leftOut: null }
  }
  const general = parts[1]?.before === null ? parts[0] : undefined
  let search = searchCatalog
  for (const kept of fewerParts(parts)) {
    const left = parts.filter((part) => !kept.includes(part))
    const query = kept.map(queryOf).join(' ')
    const found = search(source, query)
    search = searchAsWritten
    if (found.match !== 'every' || found.products.length === 0) continue
    const products = inTiers(found.correction ?? query, found.products)
    // An unknown word in front may have said what it is: 'omo líquido' is no other liquid.
    const isDoubtful = found.correction !== null || kept[0] !== parts[0]
    if (isDoubtful && !isCalledSo(products)) continue
    if (isSomethingElse(products, parts)) continue
    const defining = parts.filter((part, at) => {
      // What is tied to words that are left out as well is part of a brand: 'forno de minas'.
      const [previous, [first]] = [parts[at - 1], products]
      if (kept.includes(part)) return false
      if (at === 1 && first && previous && kept.includes(previous) && isOtherPart(part, previous, first))
        return true
      if (part.before !== null && left.includes(previous ?? part)) return false
      return !agrees(part, previous) && isDefining(source, part, { products, isGeneral: part === general })
    })
    if (defining.length > 0) continue
    // What says less than the product does is no remark: the 'queijo' of a 'queijo muçarela'.
    const said = left.filter((part) => part !== general || !part.isKnown)
    return { products, leftOut: said.map(textOf).join(' ') || null }
  }
  return null
}

/** What stands behind so many is a remark at best: each word costs time. */
const mostWords = 7
/** Of more, not all are looked for together: each costs time, and people name a thing in fewer. */
const mostParts = 6
const nothing = { products: [], match: 'every', correction: null } as const

/** What a word was put right to has to be what the thing is: a 'limpol' is no shrimp that is 'limpo'. */
const isCalledSo = ([first]: readonly NamedProduct[]) =>
  first !== undefined && first.tier !== nameTiers.anywhere && first.tier !== nameTiers.titled

/**
 * Whether what was found is only what the thing is for, or made of: the sauce of 'tomate pra molho', the popcorn of 'milho
 * de pipoca', the strawberry of a 'geleca de morango'.
 */
function isSomethingElse([first]: readonly NamedProduct[], parts: readonly NamePart[]): boolean {
  const stems = stemsOf(first?.product.title ?? '')
  const stands = ({ words }: NamePart) => words.some(({ stem }) => stems.includes(stem))
  const [head] = parts
  return parts.some((part) => {
    if (part.before === null || !part.words.some(({ stem }) => stem === stems[0])) return false
    if (asides.has(part.before)) return true
    return definingTies.has(part.before) && head !== undefined && head.others.length === 0 && !stands(head)
  })
}

/** Ways to leave parts out, the most telling first. */
function* fewerParts(parts: readonly NamePart[]): Generator<readonly NamePart[]> {
  const known = parts.filter(({ isKnown }) => isKnown).slice(0, mostParts)
  if (known.length === 0) return
  yield known
  for (let end = known.length - 1; end > 0; end -= 1) yield known.slice(0, end)
  for (let start = 1; start < known.length; start += 1) yield known.slice(start)
}

type Found = {
  readonly products: readonly NamedProduct[]
  /** Whether the part stands right before another, which says which one. */
  readonly isGeneral: boolean
}

/** Whether a part that none of these products has makes the thing another one. */
function isDefining(source: Source, part: NamePart, { products, isGeneral }: Found): boolean {
  const { words, before, others } = part
  const [word] = words
  if (word === undefined) return false
  if (before !== null && definingTies.has(before)) return !cuts.test(word.folded) && !isOnlyOne(products)
  if ((before !== null && asides.has(before)) || isLittle(part)) return false
  const kinds = source.index.find([{ words, others, prefix: null }], { needs: 'every', in: 'kinds' })
  if (!isGeneral) return kinds.length > 0
  // A 'queijo muçarela' is a 'muçarela': both stand in one aisle. A 'suco manga' is no mango.
  const aisle = products[0]?.product.collectionIds[0]
  const aisleOf = (id: string) => source.catalog.productsByReference.get(id)?.collectionIds[0]
  return kinds.length > 0 && !kinds.some(({ id }) => aisleOf(id) === aisle)
}

/** 'docinho' says how it is; it is no 'doce'. */
function isLittle({ words, written }: NamePart): boolean {
  const [said] = wordsOf(written)
  return said !== undefined && said.folded !== words[0]?.folded && plainWordsOf(said.folded).length > 0
}

/** Whether the store has one such thing, and does not say itself of what: 'sal de cozinha', 'mel de abelha'. */
function isOnlyOne(products: readonly NamedProduct[]): boolean {
  const [first, ...others] = products.filter(({ tier }) => tier >= nameTiers.kind)
  if (!first || others.length > 0) return false
  return !wordsOf(first.product.title).some(({ folded }) => definingTies.has(folded))
}
