import { isSoldByWeight } from './measure.ts'
import type { Product, Variant } from './product.ts'
import { measureOf } from './unit-price.ts'

/** Grams, millilitres or pieces, a positive integer. */
export type Content = { readonly kind: 'mass' | 'volume' | 'count'; readonly amount: number }

/** What is in one pack of a variant, as far as the merchant says so. */
export type PackContents = {
  /** Grams or millilitres. */
  readonly size: Content | null
  /** Whether its size is said to be about so much, and its price follows the scale. */
  readonly isWeighed: boolean
  /** Pieces that people count: eggs and rolls, not the leaves of a bunch. */
  readonly pieces: number | null
  /** Whether a few pieces are packed together: two 'pães sírios' are two packs of four. */
  readonly isSealed: boolean
  /** Whether there may be some more or fewer of them. */
  readonly arePiecesAbout: boolean
  /** Whatever is counted in it, by the word that it is counted with: 'rolos'. */
  readonly counted: readonly { readonly count: number; readonly word: string }[]
  /** Sold from the heap, by the kilogram: no pack is named. */
  readonly isLoose: boolean
  /** A half or a quarter of what others are whole pieces of. */
  readonly isPart: boolean
}

const number = /(?<![\p{L}\d.,/-])(\d{1,3})(?![\d%]|[.,]\d|\s+%)\s*(\p{L}+)?/gu
const units = /^(?:kgs?|g|gr|gramas?|mg|ml|l|lt|litros?|m|cm|mm|metros?|x)$/iu
const dozen = /(?<!\p{L})d[uú]zia/iu
const notPieces = /^(?:folhas?|sach|rolos?|fatias?|c[aá]psulas?|itens|produtos|espetos?|dentes?|por[cç])/iu
const packNames =
  /pacotes?|caixas?|latas?|potes?|frascos?|garrafas?|bandejas?|sach[eê]|tubo|barra|copo|balde|saco|bisnaga|vidro|embalagem|fardo|pe[cç]a|peda[cç]o|gal[aã]o|cartela|fatiad|congelad|ma[cç]o/iu
const sealed = /(?<!\p{L})(?:pacote|caixa|embalagem|pote|rolo|lata|saco|fardo)s?(?!\p{L})/iu
/** Of more, people count the pieces. */
const fewPieces = 6
const part = /(?<!\p{L})(?:quarto|metade|mei[oa]|peda[cç]os?|fatias?)(?!\p{L})/iu
const about = /(?:cerca de|aproximadamente|aprox\.?|±)\s*$/iu
const each = /(\d+)\s*g\s+cada/iu

/** The texts that say what is in this variant: its own where it says an amount, else also the product's subtitle. */
function textOf(product: Pick<Product, 'title' | 'subtitle'>, variant: Pick<Variant, 'title'>): string {
  const own = variant.title === product.title ? '' : variant.title
  return /\d/.test(own) ? own : `${own} ${product.subtitle ?? ''}`
}

export function packContentsOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): PackContents {
  const text = textOf(product, variant)
  const measure = measureOf(product, variant)
  const counted = [...text.matchAll(number)].flatMap(({ 1: count = '', 2: word = '', index }) => {
    if (units.test(word) || Number(count) < 1) return []
    return [
      {
        count: Number(count) * (dozen.test(word) ? 12 : 1),
        word: word === 'de' ? '' : word,
        isAbout: about.test(text.slice(0, index)),
      },
    ]
  })
  const [first] = counted.filter(({ word }) => !notPieces.test(word))
  const pieces = first?.count ?? (dozen.test(text) ? 12 : null)
  const size =
    measure && measure.kind !== 'count'
      ? contentOf(measure.kind, measure.thousandths / 1000)
      : sizeOfPieces(product, pieces)
  const isWeighed = measure !== null && isSoldByWeight(measure)
  return {
    size,
    isWeighed,
    pieces,
    isSealed: sealed.test(text) && pieces !== null && pieces <= fewPieces,
    arePiecesAbout: first?.isAbout ?? false,
    counted,
    isPart: part.test(variant.title),
    isLoose: size?.kind === 'mass' && !isWeighed && isUnpacked(product),
  }
}

/** Whether no pack is named in what the merchant says of it. */
const isUnpacked = ({ title, subtitle, variants }: Pick<Product, 'title' | 'subtitle' | 'variants'>) =>
  variants.some((variant) => !packNames.test(`${title} ${subtitle ?? ''} ${variant.title}`))

function contentOf(kind: Content['kind'], amount: number): Content | null {
  const whole = Math.round(amount)
  return whole >= 1 ? { kind, amount: whole } : null
}

/** '6 unidades' of '50 g cada' */
function sizeOfPieces({ subtitle }: Pick<Product, 'subtitle'>, pieces: number | null): Content | null {
  const [, grams] = each.exec(subtitle ?? '') ?? []
  return grams && pieces ? contentOf('mass', Number(grams) * pieces) : null
}
