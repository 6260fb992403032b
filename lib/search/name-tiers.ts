import type { Product } from '../domain/product.ts'
import { planQuery, type Slot } from './query-plan.ts'
import { groceryGeneralWords, grocerySynonyms, type Phrase } from './search-words.ts'
import { stemsOf } from './words.ts'

/**
 * How well a product is what a name says: it is called just so; that is its first word and the rest stands in its title;
 * all stands in its title; that is its first word and the rest stands beside it; it goes by that without saying so; the
 * words stand anywhere.
 */
export const nameTiers = { title: 5, kind: 4, titled: 3, beside: 2, general: 1, anywhere: 0 } as const

export type NamedProduct = {
  readonly product: Product
  readonly tier: number
}

/** Products that were found for a query by how well they are what it says, else in their order. */
export function inTiers(query: string, products: readonly Product[]): readonly NamedProduct[] {
  const asked = planQuery(query).map(phrasesOf)
  return products
    .map((product) => ({ product, tier: tierOf(product, asked) }))
    .sort((one, other) => other.tier - one.tier)
}

type Asked = readonly (readonly Phrase[])[]

function tierOf({ title }: Product, asked: Asked): number {
  const stems = stemsOf(title)
  const named = namedIn(stems, asked)
  const isKind = named.some((phrase) => phrase?.includes(stems[0] ?? ''))
  if (named.some((phrase) => phrase === undefined)) {
    if (isKind) return nameTiers.beside
    const all = [...stems, ...groceryGeneralWords.findFor(stems).flatMap(stemsOf)]
    return namedIn(all, asked).includes(undefined) ? nameTiers.anywhere : nameTiers.general
  }
  if (!isKind) return nameTiers.titled
  const said = named.flatMap((phrase) => phrase ?? [])
  return stems.every((stem) => said.includes(stem)) ? nameTiers.title : nameTiers.kind
}

const namedIn = (stems: Phrase, asked: Asked) =>
  asked.map((phrases) => phrases.find((phrase) => phrase.every((stem) => stems.includes(stem))))

/** As written, and its other names. It is no beginning of another word: a 'chá' is no 'champignon'. */
function phrasesOf({ words }: Slot): readonly Phrase[] {
  const stems = words.map(({ stem }) => stem)
  return [stems, ...(grocerySynonyms.findAt(stems, 0)?.others ?? [])]
}
