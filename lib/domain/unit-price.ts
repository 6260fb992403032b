import { isSoldByWeight, type Measure, parseMeasure, saysPacks } from './measure.ts'
import { type Money, priceOf } from './money.ts'
import { displayedVariant, effectiveAmount, type Product, type Variant } from './product.ts'
import { spellTies } from './text.ts'

/** Packs up to this (g, ml) are priced per 100, larger ones per 1000: a shelf label compares packs of one size. */
const smallPack = 200

const kilo = 1_000_000

/** Packages sold empty, and scales: what they hold is not in them. */
const containers =
  /^(sacos?|balde|lixeira|caixa organizadora|garrafa t[eé]rmica|pote (?:pl[aá]stico|de vidro|herm[eé]tico)|jarra|panela|copos?|canecas?|x[ií]caras?|ta[cç]as?|mamadeira|squeeze|chaleira|leiteira|bacia|caixa t[eé]rmica|balan[cç]a|cooler|isopor|cesto|mochila|regador|tigela|vasos?|aqu[aá]rio|bebedouro|churrasqueira|(?:air ?)?fryer|gal[aã]o(?=.*vazi))(?![\p{L}])/iu
/** Whom a thing is for, what comes of it, or between what it weighs: 'até 9 kg', '9 a 12,5 kg'. */
const upTo =
  /(?<!\p{L})(?:at[eé]|\d\s*(?:kg|g|ml|l)?\s+a)\s+\d+(?:[.,]\d+)?\s*(?:kg|quilos?|kilos?|g|gramas?|ml|l|litros?)(?!\p{L})/iu
/** Several packs in one, whose amount may be that of each: 'pack 12', 'fardo c/ 6', 'leve 3'. */
const several =
  /(?<!\p{L})(?:fardo|pack|kit(?! kat)|combo|leve \d)(?![\p{L}\d])|(?<!\p{L})c\/\s*\d+\s*(?:un\w*\.?)?\s*$/iu
/** A variant that is some other number of pieces than the product's text says. */
const otherAmount = /\d|fardo|d[uú]zia|meia|inteir|quarto|metade|kit|pack|combo/iu
/** A box of several products, which no scale prices. */
const assortment = /(?<![\p{L}\d])\d+\s+(itens|produtos)(?![\p{L}])/iu
/** In a subtitle a volume is the content only behind a container, or at its very beginning. */
const contained =
  /^\d+(?:[.,]\d+)?\s*(?:ml|l|lt|litros?)(?![\p{L}])|(?:garrafas?|copos?|caixas?|frascos?|potes?|latas?|sach[eê]s?|gal[aã]o|vidros?|bisnagas?|unidades)\s+(?:de|com)\s/iu

const measureIn = (text: string) =>
  upTo.test(text) || (several.test(text) && !saysPacks(text)) ? null : parseMeasure(spellTies(text))

/**
 * What is in one pack of a variant, from the merchant's own words: the variant's title, then the product's, then its
 * subtitle. Never from the weight of the store, which is the parcel's: a jar with 230 g weighs 420.
 */
export function measureOf(
  {
    title,
    subtitle,
    variants,
  }: Pick<Product, 'title' | 'subtitle'> & { readonly variants: readonly unknown[] },
  variant: Pick<Variant, 'title'>,
): Measure | null {
  if (containers.test(title) || assortment.test(`${title} ${subtitle ?? ''}`)) return null
  const isNamedAlike = variant.title === title
  const own = isNamedAlike ? null : measureIn(variant.title)
  if (own) return own
  if (!isNamedAlike && variants.length > 1 && otherAmount.test(variant.title.replaceAll(/\d+\s*%/g, '')))
    return null
  const named = measureIn(title)
  if (named) return named
  const measure = measureIn(subtitle ?? '')
  return measure?.kind === 'volume' && !contained.test(subtitle ?? '') ? null : measure
}

export type UnitPrice = {
  /** Per 100 g or 100 ml of small packs, else per kilogram or litre, or per piece. */
  readonly money: Money
  readonly isPerHundred: boolean
  /** The merchant says 'about'. */
  readonly isApproximate: boolean
  /** Minor units per kilogram or litre, or per piece: what lists are sorted by. */
  readonly perBase: number
  readonly kind: Measure['kind']
}

/** That of one variant at the price it has now, or null where its content is not known; in words: `lib/copy`. */
export function unitPriceOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Variant,
): UnitPrice | null {
  const measure = measureOf(product, variant)
  if (!measure) return null
  const { kind, thousandths, isApproximate } = measure
  const amount = effectiveAmount(variant.price)
  const isPerHundred = kind !== 'count' && thousandths <= smallPack * 1000
  const base = kind === 'count' ? 1000 : kilo
  const shown = priceOf(amount, { base: isPerHundred ? base / 10 : base, thousandths })
  return {
    money: { amount: shown, currency: variant.price.currency },
    isPerHundred,
    isApproximate,
    perBase: priceOf(amount, { base, thousandths }),
    kind,
  }
}

/** The unit price of the variant that stands on a product's card. */
export function displayedUnitPrice(product: Product): UnitPrice | null {
  const shown = displayedVariant(product)
  return shown && unitPriceOf(product, shown)
}

/** Between the parts of a subtitle; the comma of '1,5 L' stands between digits. */
const betweenParts = /[,;]\s+|\s+[·|–—-]\s+/

/** '500 g, cerca de 4 unidades' → '500 g' and 'cerca de 4 unidades'. */
export const partsOfSubtitle = ({ subtitle }: Pick<Product, 'subtitle'>): readonly string[] =>
  subtitle?.split(betweenParts).map((part) => part.trim()) ?? []

/** What is counted: '1 maço', 'cartela com 12'; a single piece goes without saying. */
const countedPart = /^(?!1 unidade)\d+ \p{L}|(?<!\p{L})com \d/u

/**
 * How much one piece of a variant without a name of its own is, in the merchant's words: '1 kg' of '1 kg, do litoral
 * norte'; where nothing is weighed, what is counted. Null where the product's title says it, or nothing does.
 */
export function packOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): string | null {
  if (parseMeasure(product.title)) return null
  const says = measureOf(product, variant) ? parseMeasure : (part: string) => countedPart.test(part)
  return partsOfSubtitle(product).find(says) ?? null
}

export type NominalWeight = {
  /** Grams of one piece; null where nothing says so. */
  readonly nominalGrams: number | null
  readonly isSoldByWeight: boolean
}

/** What one piece of a variant is said to weigh, and whether its price follows the scale: 'cerca de 1 kg'. */
export function nominalWeightOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): NominalWeight {
  const measure = measureOf(product, variant)
  const grams = measure?.kind === 'mass' ? Math.round(measure.thousandths / 1000) : 0
  if (!measure || grams === 0) return { nominalGrams: null, isSoldByWeight: false }
  return { nominalGrams: grams, isSoldByWeight: isSoldByWeight(measure) }
}
