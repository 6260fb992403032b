import { contentText, countText } from '../../copy/amounts.ts'
import { availabilityOf } from '../../domain/availability.ts'
import { maximumNoteLength } from '../../domain/delivery.ts'
import type { VariantId } from '../../domain/identifiers.ts'
import { type PackContents, packContentsOf } from '../../domain/pack-contents.ts'
import { type PackFacts, packsFor } from '../../domain/packs-for.ts'
import { displayedVariant, effectiveAmount, type Product, type Variant } from '../../domain/product.ts'
import type { WrittenThing } from '../../domain/written-list/written-line.ts'
import { stemsOf } from '../../search/words.ts'

export type Offer = {
  readonly product: Product
  readonly variant: Variant
  /** Packs that go into the cart: no more than there are. At least 1, also of what is sold out. */
  readonly quantity: number
  readonly facts: PackFacts
  /** What the line says beside it, for the people of the market; fits the note of a line of the cart. */
  readonly note: string | null
  readonly isInStock: boolean
  readonly misfit: number
}

/**
 * Ranks how far the packs are from a size: that size or none was said; smaller packs that come to just that; more or less;
 * nothing says what is in a pack; it is measured otherwise (no litre of condensed milk).
 */
export const misfits = { none: 0, severalPacks: 1, amount: 2, unknown: 3, kind: 4 } as const

export type Sold = ReadonlyMap<VariantId, number>

export type Asked = {
  readonly thing: WrittenThing
  readonly leftOut: string | null
  readonly sold: Sold
}

export const offerOf = (product: Product, asked: Asked): Offer | null => offersOf(product, asked)[0] ?? null

/** All variants of a product for a line, the best first: those that it names, that are there, that come to the amount. */
export function offersOf(product: Product, { thing, leftOut, sold }: Asked): readonly Offer[] {
  const own = new Set(stemsOf(product.title))
  const [wanted = '', unwanted = ''] = (thing.note ?? '').split(/(?:^|\s)(?:menos|exceto|sem ser|fora)\s/iu)
  const said = stemsOf([thing.name, wanted, thing.amount.unit].filter(Boolean).join(' '))
  const refused = stemsOf(unwanted)
  const usual = displayedVariant(product)
  const isWhole = thing.amount.count !== null && thing.amount.size === null
  return product.variants
    .map((variant) => {
      const availability = availabilityOf(product, variant)
      const isInStock = availability.kind === 'available'
      const contents = packContentsOf(product, variant)
      const facts = factsOf(product, { variant, thing })
      const stock = isInStock ? availability.stock : null
      const misfit = misfitOf(facts, { contents, thing })
      const quantity = Math.min(facts.packs, stock ?? facts.packs)
      const note = noteOf(thing, { leftOut, facts, contents })
      const offer: Offer = { product, variant, facts, quantity, note, isInStock, misfit }
      const stems = stemsOf(variant.title).filter((stem) => !own.has(stem))
      const named = stems.filter((stem) => said.includes(stem)).length
      const excess = facts.reaches && facts.asked ? facts.reaches.amount - facts.asked.amount : 0
      const key = [
        stems.some((stem) => refused.includes(stem)) ? 1 : 0,
        -named,
        isInStock ? 0 : 1,
        isWhole && contents.isPart ? 1 : 0,
        misfit,
        facts.outcome === 'pieces-by-weight' ? 0 : Math.abs(excess),
        facts.packs,
        -(sold.get(variant.id) ?? 0),
        variant === usual ? 0 : 1,
        effectiveAmount(variant.price),
      ]
      return { offer, key }
    })
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ offer }) => offer)
}

/** By the first number that differs, the smallest first. */
export function compareKeys(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

/** A size that is part of a product's name is no amount of it: 'saco de lixo 50 l'. */
function factsOf(
  product: Product,
  { variant, thing }: { readonly variant: Variant; readonly thing: WrittenThing },
): PackFacts {
  // Bags that are sold as such are pieces of a roll.
  const isBag = thing.amount.unit === 'saco' && /^sacos?\s(?:de lixo|para)/iu.test(product.title)
  const { size, count, unit } = isBag ? { ...thing.amount, unit: 'unidade' } : thing.amount
  // '2 caixas com 12': packs of so many, and not two of them.
  const [, each] = /\scom\s(\d{1,3})$/iu.exec(thing.name) ?? []
  const { counted } = packContentsOf(product, variant)
  if (unit !== null && each !== undefined && counted.some((some) => some.count === Number(each))) {
    return packsFor(product, variant, { count, unit: 'pacote', size: null })
  }
  const facts = packsFor(product, variant, { count, unit, size })
  const [said] = size ? stemsOf(contentText(size)) : []
  if (facts.outcome !== 'unknown' || said === undefined) return facts
  const isNamedSo = stemsOf(`${product.title} ${variant.title} ${product.subtitle ?? ''}`).includes(said)
  return isNamedSo ? packsFor(product, variant, { count, unit: isBag ? unit : 'pacote', size: null }) : facts
}

function misfitOf(
  { outcome, of, packs }: PackFacts,
  { contents, thing: { amount } }: { readonly contents: PackContents; readonly thing: WrittenThing },
): number {
  const { size, count } = amount
  if (size === null)
    return !contents.arePiecesAbout && /^(?:more|less)/.test(outcome) ? misfits.amount : misfits.none
  if (outcome === 'unknown') return of === null ? misfits.unknown : misfits.kind
  const isSeveral = outcome === 'exact' && !contents.isLoose && !contents.isWeighed && packs !== (count ?? 1)
  return isSeveral ? misfits.severalPacks : /^(?:more|less)/.test(outcome) ? misfits.amount : misfits.none
}

type Noted = Pick<Offer, 'facts'> & Pick<Asked, 'leftOut'> & { readonly contents: PackContents }

/** Where the packs do not say how much was asked for, or the scale does, the note does. */
function noteOf(thing: WrittenThing, { leftOut, facts, contents }: Noted): string | null {
  const { asked, outcome } = facts
  const isWeighed = contents.isWeighed && asked?.kind === 'mass' && outcome !== 'exact'
  const isSaid = isWeighed || /^(?:less-than-piece|pieces-by-weight|unknown)$/.test(outcome)
  const counted = asked?.kind === 'count' ? countText(asked.amount, thing.amount.unit ?? 'unidade') : null
  const amount = isSaid && asked ? (counted ?? contentText(asked)) : null
  const note = [amount, leftOut, thing.note].filter(Boolean).join(', ')
  return note === '' ? null : note.slice(0, maximumNoteLength)
}
