import { contentText, countText } from '../../copy/amounts.ts'
import { availabilityOf } from '../../domain/availability.ts'
import { maximumNoteLength } from '../../domain/delivery.ts'
import type { VariantId } from '../../domain/identifiers.ts'
import { type Content, type PackContents, packContentsOf } from '../../domain/pack-contents.ts'
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

export function offerOf(product: Product, asked: Asked): Offer | null {
  return offersOf(product, asked)[0] ?? null
}

/** All variants of a product for a line, the best first: those that it names, that are there, that come to the amount. */
export function offersOf(product: Product, { thing, leftOut, sold }: Asked): readonly Offer[] {
  const own = new Set(stemsOf(product.title))
  const said = stemsOf([thing.name, thing.note, thing.amount.unit].filter(Boolean).join(' '))
  const usual = displayedVariant(product)
  const isWhole = thing.amount.count !== null && thing.amount.size === null
  return product.variants
    .map((variant) => {
      const availability = availabilityOf(product, variant)
      const isInStock = availability.kind === 'available'
      const contents = packContentsOf(product, variant)
      const facts = factsOf(product, { variant, thing })
      const stock = isInStock ? (availability.stock ?? facts.packs) : facts.packs
      const misfit = misfitOf(facts, { contents, thing })
      const offer: Offer = {
        product,
        variant,
        facts,
        quantity: Math.min(facts.packs, stock),
        note: noteOf(thing, { leftOut, facts, contents }),
        isInStock,
        misfit,
      }
      const named = stemsOf(variant.title).filter((stem) => !own.has(stem) && said.includes(stem)).length
      const excess = facts.reaches && facts.asked ? facts.reaches.amount - facts.asked.amount : 0
      const key = [
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
  const { size, count, unit } = thing.amount
  // '2 caixas com 12': packs of so many, and not two of them.
  const [, each] = /\scom\s(\d{1,3})$/iu.exec(thing.name) ?? []
  const { counted } = packContentsOf(product, variant)
  if (unit !== null && each !== undefined && counted.some((some) => some.count === Number(each))) {
    return packsFor(product, variant, { count, unit: 'pacote', size: null })
  }
  const facts = packsFor(product, variant, thing.amount)
  const [said] = size ? stemsOf(contentText(size)) : []
  if (facts.outcome !== 'unknown' || said === undefined) return facts
  const isNamedSo = stemsOf(`${product.title} ${variant.title} ${product.subtitle ?? ''}`).includes(said)
  return isNamedSo ? packsFor(product, variant, { count, unit: 'pacote', size: null }) : facts
}

type Fitted = { readonly contents: PackContents; readonly thing: WrittenThing }

function misfitOf({ outcome, of, packs }: PackFacts, { contents, thing }: Fitted): number {
  const { size, count } = thing.amount
  const isLoose = size === null ? contents.arePiecesAbout : contents.isLoose || contents.isWeighed
  switch (outcome) {
    case 'exact':
      return size === null || isLoose || packs === (count ?? 1) ? misfits.none : misfits.severalPacks
    case 'more':
    case 'less':
      return size === null && isLoose ? misfits.none : misfits.amount
    case 'less-than-piece':
      return misfits.amount
    case 'pieces-by-weight':
      return misfits.none
    case 'unknown':
      if (size === null) return misfits.none
      return of === null ? misfits.unknown : misfits.kind
  }
}

type Noted = {
  readonly leftOut: string | null
  readonly facts: PackFacts
  readonly contents: PackContents
}

/** Where the packs do not say how much was asked for, or the scale does, the note does. */
function noteOf(thing: WrittenThing, { leftOut, facts, contents }: Noted): string | null {
  const { asked, outcome } = facts
  const isSaid =
    saidInNote.has(outcome) || (contents.isWeighed && asked?.kind === 'mass' && outcome !== 'exact')
  const amount = isSaid && asked ? askedText(asked, thing.amount.unit) : null
  const note = [amount, leftOut, thing.note].filter(Boolean).join(', ')
  return note === '' ? null : note.slice(0, maximumNoteLength)
}

const askedText = (asked: Content, unit: string | null) =>
  asked.kind === 'count' ? countText(asked.amount, unit ?? 'unidade') : contentText(asked)

const saidInNote: ReadonlySet<PackFacts['outcome']> = new Set([
  'less-than-piece',
  'pieces-by-weight',
  'unknown',
])
