import type { Product } from '../domain/product.ts'
import { foldText } from '../domain/text.ts'
import { asides, definingTies, type NamePart, partsOf, queryOf, textOf } from './name-parts.ts'
import { inTiers, type NamedProduct, nameTiers } from './name-tiers.ts'
import { type SearchOutcome, type Source, searchAsWritten, searchCatalog } from './search-catalog.ts'
import { isSlip } from './vocabulary.ts'
import { plainWordsOf, stemsOf, type Word, wordsOf } from './words.ts'

/** Words for a cut or a state: 'em fatias' or 'fresca' it is the same thing. */
const how = new RegExp(
  [
    '^(?:(?:fatia|pedaco|cubo|bife|rodela|tira|posta|lasca|metade)s?',
    '(?:inteir|limp|lavad|picad|cortad|fatiad|moid|temperad|fresc|gelad|congelad|resfriad|madur|bonit|pequen|medi|fin)[ao]s?',
    '(?:gross|graud|nov|bo|organic|hidroponic|maci)[ao]s?|(?:integr|tradicion|especi|norm|natur|nacion|coloni)(?:al|ais)',
    '(?:artesan|origin)(?:al|ais)|(?:famili|regul)ar(?:es)?|grandes?|bo[mn]s?)$',
  ].join('|'),
)
/** Words before a form: 'sabão em pó' is no 'pó'. */
const shapes = new Set([...asides, 'em', 'no', 'na'])
/** Adds nothing to the name: 'mel de abelha'. */
const platitude = /^(?:abelha|caix(?:a|inha)|casa|cozinha|lata|louca|mesa|pacote|pia|saquinho)s?$/
/** Users for whom it is another product. */
const users =
  /^(?:bebe|cachorr|cao|caes|gat|passar|coelh|hamster|caval|carr|mot|piscin|unha|sapat|cour|galinh)/
/** Prefixes of what holds or works on a product: a 'porta papel' is no paper. */
const holders =
  /^(?:porta|guarda|suporte|corta|abre|quebra|espreme|tira|seca|mata|limpa|lava|descasca|rala)(?:dor)?$/iu
/** Adjectives of kinds: 'sanitária', 'corporal' and 'descartável' say what it is, 'gelada' how it is. */
const ofKind =
  /.{3}(?:ic|iv|te)[ao]s?$|intim[ao]s?$|(?:fic|iz|rat)antes?$|^(?:palha|chips|passa)s?$|.{4}ari[ao]s?$|.{2}[bcinrtv](?:al|ais)$|.{3}[lu]ar(?:es)?$|[ai]ve(?:l|is)$|[nt]il$/
/** Spellings that only brands have. */
const foreign = /[kwy]|(?:[bdgjpqv]|[^c]t)$/
const household = /limp|higien|beleza|perfum|pet|casa|bazar|papelaria|utilid|farm|ferrament|auto|jardin/

/** 'laranjas doces': what follows a plural in the plural says how they are; 'sucos uva' would name a thing. */
function agrees({ before, written }: NamePart, previous: NamePart | undefined): boolean {
  return before === null && previous !== undefined && isPlural(written) && isPlural(previous.written)
}

const isPlural = (written: string) => /[^s]s$/i.test(written) && !/[êé]s$/i.test(written)

/** Detects a product that is a part where the whole is asked for: 'frango inteiro'. */
function isOtherPart(part: NamePart, head: NamePart, { product, tier }: NamedProduct): boolean {
  const isBare = part.before === null && part.isKnown && !isPutRight(part)
  return isBare && tier === nameTiers.titled && wordBefore(product, head) === 'de'
}

/** Finds what stands in a title before a part of the name. */
function wordBefore({ title }: Product, { words }: NamePart): string | undefined {
  const all = wordsOf(title)
  return all[all.findIndex(({ stem }) => words.some((word) => word.stem === stem)) - 1]?.folded
}

/** Detects a product that only contains what is asked for, or has it as a variant: granola 'com castanhas'. */
function isOnlyIn(
  found: NamedProduct | undefined,
  parts: readonly NamePart[],
  ties: ReadonlySet<string> = asides,
): boolean {
  const [part, ...others] = parts
  if (!found || !part || others.length > 0) return false
  const { product, tier } = found
  const asked = part.words.map(({ stem }) => stem)
  if (tier === nameTiers.titled) {
    const words = wordsOf(product.title)
    const tie = words.findIndex(({ folded }) => ties.has(folded))
    return tie > 0 && words.findIndex(({ stem }) => asked.includes(stem)) > tie
  }
  if (tier !== nameTiers.anywhere) return false
  const beside = stemsOf(product.subtitle ?? '')
  const variants = product.variants.flatMap(({ title }) => stemsOf(title))
  return asked.every((stem) => variants.includes(stem) && !beside.includes(stem))
}

export type NameMatch = {
  readonly products: readonly NamedProduct[]
  /** Words of the name that no product has, as written: 'tio joão' of 'arroz tio joão'; or null. */
  readonly leftOut: string | null
  /** It is another thing, and these have words in common with it. */
  readonly isNear: boolean
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
  const whole = parts.length > mostParts ? nothing : searchCatalog(source, name, true)
  let near: readonly NamedProduct[] = []
  const refuse = (products: readonly NamedProduct[]) => {
    if (near.length === 0) near = products.filter(({ tier }) => tier > nameTiers.general)
  }
  if (whole.match === 'every' && whole.products.length > 0) {
    const meant = whole.correction ?? name
    const products = inTiers(meant, whole.products)
    const meantParts = partsOf(index, meant)
    const isPart = isOnlyIn(products[0], meantParts)
    if (isMeant(source, { query: name, correction: whole.correction, products })) {
      if (!isPart && !isSomethingElse(products, meantParts)) return { products, leftOut: null, isNear: false }
      refuse(products)
    }
    if (isPart) return nearest(near)
  }
  const general = parts[1]?.before === null ? parts[0] : undefined
  let search = searchCatalog
  for (const kept of fewerParts(parts)) {
    const left = parts.filter((part) => !kept.includes(part))
    const query = kept.map(queryOf).join(' ')
    const found = search(source, query, true)
    search = searchAsWritten
    if (found.match !== 'every' || found.products.length === 0) continue
    const products = inTiers(found.correction ?? query, found.products)
    const [first] = products
    // An unknown word in front may have said what it is: 'omo líquido' is no other liquid.
    const isHeadless = kept[0] !== parts[0]
    if (!isMeant(source, { query, correction: found.correction, products })) continue
    if (isHeadless && (!isCalledSo(products) || first?.tier === nameTiers.general || kept.some(isPutRight)))
      continue
    const isTelling = (part: NamePart, at: number) => {
      // What is tied to words that are left out as well is part of a brand: 'forno de minas'.
      const previous = parts[at - 1]
      if (kept.includes(part)) return false
      if (at === 1 && first && previous && kept.includes(previous) && isOtherPart(part, previous, first))
        return true
      if (part.before !== null && left.includes(previous ?? part)) return false
      if (agrees(part, previous)) return false
      const [head, ...more] = isHeadless ? [] : kept
      return isDefining(source, part, {
        products,
        head: at === 1 && more.length === 0 && head?.words.length === 1 ? head : undefined,
        isGeneral: part === general,
      })
    }
    const isByTheWay =
      (isOnlyIn(first, kept, shapes) || first?.tier === nameTiers.anywhere) &&
      left.some((part) => !isHow(part))
    const isHolder = isHeadless && holders.test(parts[0]?.written ?? '')
    if (isHolder || isSomethingElse(products, parts) || isByTheWay || parts.some(isTelling)) {
      refuse(products)
      continue
    }
    // What says less than the product does is no remark: the 'queijo' of a 'queijo muçarela'.
    const said = left.filter((part) => part !== general || !part.isKnown)
    return { products, leftOut: said.map(textOf).join(' ') || null, isNear: false }
  }
  return nearest(near)
}

const nearest = (products: readonly NamedProduct[]): NameMatch | null =>
  products.length > 0 ? { products, leftOut: null, isNear: true } : null

type Corrected = Pick<SearchOutcome, 'correction'> & Pick<NameMatch, 'products'> & { readonly query: string }

/** Allows one slip in a word that stands nowhere, where that is what the thing is: 'gelo seco' is no 'gelo saco'. */
function isMeant({ index: { stands } }: Source, { query, correction, products }: Corrected): boolean {
  if (correction === null) return true
  const [said, put] = [wordsOf(query), wordsOf(correction)]
  const isRight = ({ folded, stem }: Word, at: number) => {
    const other = put[at]?.folded ?? ''
    return folded === other || (!stands(stem) && isSlip(folded, other))
  }
  return isCalledSo(products) && (said.length !== put.length || said.every(isRight))
}

/** Further words count as remarks, as each costs time. */
const mostWords = 7
/** Longer names are not searched as a whole, as each part costs time. */
const mostParts = 6
const nothing = { products: [], match: 'every', correction: null } as const

/** Requires a corrected word to name the product: 'limpol' is no shrimp that is 'limpo'. */
const isCalledSo = ([first]: readonly NamedProduct[]) =>
  first !== undefined && first.tier !== nameTiers.anywhere && first.tier !== nameTiers.titled

/**
 * Detects a product that names only the use or the ingredient: the sauce of 'tomate pra molho', the popcorn of 'milho
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
  /** The only part kept, when this one follows it directly. */
  readonly head: NamePart | undefined
  readonly isGeneral: boolean
}

function isDefining(source: Source, part: NamePart, { products, head, isGeneral }: Found): boolean {
  const { words, before, others } = part
  const [word] = words
  const [first] = products
  if (word === undefined || isHow(part)) return false
  if (before !== null && definingTies.has(before))
    return !(platitude.test(word.folded) && (first?.tier ?? 0) >= nameTiers.kind)
  // A 'macarrão parafuso' is only shaped like one.
  const isShape = head && first?.tier === nameTiers.titled && wordBefore(first.product, head) !== 'de'
  if (isShape && (isPurpose(before ?? '') || /[ai]d[ao]s?$/.test(word.folded))) return true
  // A 'ração para peixe' is none that says itself for whom it is.
  const isForOne = wordsOf(first?.product.title ?? '').some(({ folded }) => isPurpose(folded))
  if (isPurpose(before ?? '') && (isForOne || users.test(word.folded))) return true
  if (head && isSeveralThings(source, head) && !foreign.test(foldText(part.written))) return true
  if ((before !== null && asides.has(before)) || isLittle(part)) return false
  if (head && isOfKind(part, source.index.vocabulary.writtenOf(head.words[0]?.folded ?? ''))) return true
  const kinds = source.index.find([{ words, others, prefix: null }], { needs: 'every', in: 'kinds' })
  if (!isGeneral) return kinds.length > 0
  // A 'queijo muçarela' is a 'muçarela': both stand in one aisle. A 'suco manga' is no mango.
  const aisle = first?.product.collectionIds[0]
  const aisleOf = (id: string) => source.catalog.productsByReference.get(id)?.collectionIds[0]
  return kinds.length > 0 && !kinds.some(({ id }) => aisleOf(id) === aisle)
}

const isPutRight = ({ words: [word], written }: NamePart) => wordsOf(written)[0]?.folded !== word?.folded
const isHow = ({ words: [word] }: NamePart) => word !== undefined && how.test(word.folded)
const isPurpose = (tie: string) => tie === 'para' || tie === 'pra' || tie === 'pro'

/** Detects a name shared by food and household goods, as 'água' is: the next word tells them apart. */
function isSeveralThings({ index, catalog }: Source, { words, others }: NamePart): boolean {
  const kinds = index.find([{ words, others, prefix: null }], { needs: 'every', in: 'kinds' })
  const aisles = new Set(kinds.map(({ id }) => catalog.productsByReference.get(id)?.collectionIds[0]))
  const titles = catalog.snapshot.collections.filter(({ id }) => aisles.has(id)).map(({ title }) => title)
  return titles.length > 1 && titles.some((title) => household.test(foldText(title)))
}

/** Detects an adjective of a kind by its agreement; without it, it is a brand: 'guaraná antártica'. */
function isOfKind({ written, before }: NamePart, head: string): boolean {
  const said = foldText(written)
  if (before !== null || !ofKind.test(said) || foreign.test(said)) return false
  const [ending, own] = [said, head].map((text) => text.replace(/s$/, '').at(-1))
  return !((ending === 'a' && own !== 'a' && own !== 'e') || (ending === 'o' && own === 'a'))
}

/** Detects a diminutive, which describes: 'docinho' is no 'doce'. */
function isLittle({ words, written }: NamePart): boolean {
  const [said] = wordsOf(written)
  return said !== undefined && said.folded !== words[0]?.folded && plainWordsOf(said.folded).length > 0
}
