import { isSoldByWeight, type Measure, parseMeasure, saysPacks } from './measure.ts'
import { type Money, priceOf } from './money.ts'
import { displayedVariant, effectiveAmount, type Product, type Variant } from './product.ts'
import { spellTies } from './text.ts'

/** Prices smaller packs (g, ml) per 100, larger ones per 1000: shelf labels compare packs of one size. */
const smallPack = 200

const kilo = 1_000_000

/** Empty containers and scales: their measure is not their content. */
const containers =
  /^(sacos?|balde|lixeira|caixa organizadora|garrafa t[eé]rmica|pote (?:pl[aá]stico|de vidro|herm[eé]tico)|jarra|panela|copos?|canecas?|x[ií]caras?|ta[cç]as?|mamadeira|squeeze|chaleira|leiteira|bacia|caixa t[eé]rmica|balan[cç]a|cooler|isopor|cesto|mochila|regador|tigela|vasos?|aqu[aá]rio|bebedouro|churrasqueira|(?:air ?)?fryer|gal[aã]o(?=.*vazi))(?![\p{L}])/iu
/** Suitability, yield or range instead of content: 'até 9 kg', '9 a 12,5 kg'. */
const upTo =
  /(?<!\p{L})(?:at[eé]|\d\s*(?:kg|g|ml|l)?\s+a)\s+\d+(?:[.,]\d+)?\s*(?:kg|quilos?|kilos?|g|gramas?|ml|l|litros?)(?!\p{L})/iu
/** Multipacks whose amount may be that of each: 'pack 12', 'fardo c/ 6', 'leve 3'. */
const several =
  /(?<!\p{L})(?:fardo|pack|kit(?! kat)|combo|leve \d)(?![\p{L}\d])|(?<!\p{L})c\/\s*\d+\s*(?:un\w*\.?)?\s*$/iu
const otherAmount = /\d|fardo|d[uú]zia|meia|inteir|quarto|metade|kit|pack|combo/iu
const assortment = /(?<![\p{L}\d])\d+\s+(itens|produtos)(?![\p{L}])/iu
/** In a subtitle a volume is the content only after a container, or at the very beginning. */
const contained =
  /^\d+(?:[.,]\d+)?\s*(?:ml|l|lt|litros?)(?![\p{L}])|(?:garrafas?|copos?|caixas?|frascos?|potes?|latas?|sach[eê]s?|gal[aã]o|vidros?|bisnagas?|unidades)\s+(?:de|com)\s/iu

const measureIn = (text: string) =>
  upTo.test(text) || (several.test(text) && !saysPacks(text)) ? null : parseMeasure(spellTies(text))

/** Reads variant, product and subtitle; never the store's weight, which is the parcel's. */
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
  /** Price per 100 g or 100 ml of small packs, else per kilogram, litre or piece. */
  readonly money: Money
  readonly isPerHundred: boolean
  readonly isApproximate: boolean
  /** Sort key: minor units per kilogram, litre or piece. */
  readonly perBase: number
  readonly kind: Measure['kind']
}

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

export function displayedUnitPrice(product: Product): UnitPrice | null {
  const shown = displayedVariant(product)
  return shown && unitPriceOf(product, shown)
}

/** Separates parts of a subtitle; the comma of '1,5 L' stands between digits. */
const betweenParts = /[,;]\s+|\s+[·|–—-]\s+/

export const partsOfSubtitle = ({ subtitle }: Pick<Product, 'subtitle'>): readonly string[] =>
  subtitle?.split(betweenParts).map((part) => part.trim()) ?? []

/** Counted content: '1 maço', 'cartela com 12'; omits a single piece. */
const countedPart = /^(?!1 unidade)\d+ \p{L}|(?<!\p{L})com \d/u

/** Finds the merchant's words for one piece: '1 kg' of '1 kg, do litoral norte'. Null if the title has it. */
export function packOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): string | null {
  if (parseMeasure(product.title)) return null
  const says = measureOf(product, variant) ? parseMeasure : (part: string) => countedPart.test(part)
  return partsOfSubtitle(product).find(says) ?? null
}

export type NominalWeight = {
  readonly nominalGrams: number | null
  readonly isSoldByWeight: boolean
}

export function nominalWeightOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): NominalWeight {
  const measure = measureOf(product, variant)
  const grams = measure?.kind === 'mass' ? Math.round(measure.thousandths / 1000) : 0
  if (!measure || grams === 0) return { nominalGrams: null, isSoldByWeight: false }
  return { nominalGrams: grams, isSoldByWeight: isSoldByWeight(measure) }
}
