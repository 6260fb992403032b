import { isSoldByWeight } from './measure.ts'
import type { Product, Variant } from './product.ts'
import { foldText, spellTies } from './text.ts'
import { measureOf } from './unit-price.ts'
import { anyPack, dozen, piece } from './written-list/units.ts'

export type Content = { readonly kind: 'mass' | 'volume' | 'count'; readonly amount: number }

/** Counted content with its word ('rolos'), or without a word and with its pack. */
export type Counted = {
  readonly count: number
  readonly word: string
  readonly holder: string
  readonly isAbout: boolean
}

export type PackContents = {
  readonly size: Content | null
  /** Approximate size: the price follows the scale. */
  readonly isWeighed: boolean
  /** Pieces people count: eggs and rolls, not the leaves of a bunch. */
  readonly pieces: number | null
  /** Few pieces packed together: two 'pães sírios' are two packs of four. */
  readonly isSealed: boolean
  readonly arePiecesAbout: boolean
  readonly counted: readonly Counted[]
  readonly isLoose: boolean
  readonly isPart: boolean
}

const number = /(?<![\p{L}\d.,/-])(\d{1,3})(?![\d%]|[.,]\d|\s+%)\s*(\p{L}+)?/gu
const units = /^(?:kgs?|g|gr|gramas?|mg|ml|l|lt|litros?|m|cm|mm|metros?|x)$/iu
const dozens = new RegExp(String.raw`(?<!\p{L})(?:${dozen})(?!\p{L})`, 'iu')
const notPieces =
  /^(?:folhas?|sach|rolos?|rls?|fatias?|c[aá]psulas?|itens|produtos|espetos?|dentes?|por[cç])/iu
const packNames =
  /pacotes?|caixas?|latas?|potes?|frascos?|garrafas?|bandejas?|sach[eê]|tubo|barra|copo|balde|saco|bisnaga|vidro|embalagem|fardo|pe[cç]a|peda[cç]o|gal[aã]o|cartela|fatiad|congelad|ma[cç]o/iu
const sealed = /(?<!\p{L})(?:pacote|caixa|embalagem|pote|rolo|lata|saco|fardo)s?(?!\p{L})/iu
const fewPieces = 6
/** 'leve 12 pague 11', 'L12P11', 'LV12PG11' */
const offer = /(?<!\p{L})l(?:eve|v)?\s*(\d{1,3})\s*p(?:ague|g)?\s*\d{1,3}/iu
const part = /(?<!\p{L})(?:quarto|metade|mei[oa]|peda[cç]os?|fatias?)(?!\p{L})/iu
const about = /(?:cerca de|aproximadamente|aprox\.?|±)\s*$/iu
const each = /(\d+)\s*g\s+cada/iu

const length = /^\s*[\d.,]+\s*(?:(m)|kgs?|g|ml|lt?)(?!\p{L})/iu
/** In a title a number counts pieces after their container, or before their name. */
const holding = new RegExp(
  String.raw`(?<!\p{L})(?:com|leve|pack|kit|combo|emb(?:alagem)?\.?|${anyPack})\s*(?:(?:de|com)\s+)?$`,
  'iu',
)
const pieceNames = new RegExp(`^(?:${piece}|${anyPack}|ovos)$`, 'iu')
const pluralWithNumber = /^\p{L}+s\s(?!.*(?:tipo|n[º°o.]|fps|fator|tam\p{L}*)\s*\d+$).*\d\)?$/iu

function countsIn(text: string, isTitle: boolean): readonly Counted[] {
  return [...text.matchAll(number)].flatMap(({ 0: whole, 1: count = '', 2: said = '', index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + whole.length)]
    const [isLong, isRoll] = /^x$/i.test(said) ? (length.exec(after) ?? []) : []
    const word = isRoll ? 'rolos' : isLong || said === 'de' ? '' : said
    if (units.test(word) || Number(count) < 1) return []
    const isHead = said.length > 2 && foldText(text).startsWith(foldText(said).slice(0, -1))
    const isCount = isLong || isHead || holding.test(before) || pieceNames.test(said) || dozens.test(said)
    if (isTitle && !isCount && !(/^\W*$/.test(after) && pluralWithNumber.test(text))) return []
    const [, holder = ''] = /(\p{L}+)\s+(?:(?:de|com)\s+)?$/iu.exec(before) ?? []
    return [
      { count: Number(count) * (dozens.test(word) ? 12 : 1), word, holder, isAbout: about.test(before) },
    ]
  })
}

export function packContentsOf(
  product: Pick<Product, 'title' | 'subtitle' | 'variants'>,
  variant: Pick<Variant, 'title'>,
): PackContents {
  const title = spellTies(product.title).replace(offer, 'com $1')
  const own = variant.title === product.title ? '' : spellTies(variant.title)
  const text = /\d/.test(own) ? own : `${own} ${spellTies(product.subtitle ?? '')}`
  const measure = measureOf(product, variant)
  const [said, named] = [countsIn(text, false), countsIn(title, true)]
  const counted = text === own ? [...said, ...named] : [...named, ...said]
  const [first] = counted.filter(({ word }) => !notPieces.test(word))
  const all = `${text} ${title}`
  const pieces = first?.count ?? (dozens.test(all) ? (/mei[oa]\s+d/iu.test(all) ? 6 : 12) : null)
  const size =
    measure && measure.kind !== 'count'
      ? contentOf(measure.kind, measure.thousandths / 1000)
      : sizeOfPieces(product, pieces)
  const isWeighed = measure !== null && isSoldByWeight(measure)
  return {
    size,
    isWeighed,
    pieces,
    isSealed:
      sealed.test(named.includes(first as Counted) ? title : text) && pieces !== null && pieces <= fewPieces,
    arePiecesAbout: first?.isAbout ?? false,
    counted,
    isPart: part.test(variant.title),
    isLoose: size?.kind === 'mass' && !isWeighed && grown.test(foldText(title)) && isUnpacked(product),
  }
}

/** Grows in pieces that a weight holds several of; two of any other food are two packs of that weight. */
const grown =
  /^(?:abaca(?:te|xi)|abob(?:or|rinh)a|aipi[mn]|alho|ameixa|banana|bananinha|batata|bergamota|berinjela|beterraba|brocolis|caju|caqui|cara|cebola|cenoura|chuchu|coco|couve-flor|figo|goiaba|inhame|jilo|kiwi|laranja|lima|lim(?:ao|oes)|maca|macas|mam(?:ao|oes)|mandioca|mandioquinha|manga|maracuja|maxixe|melancia|mel(?:ao|oes)|mexerica|nabo|nectarina|pepino|pera|pessego|piment(?:ao|oes)|pimenta|pinha|pitaia|pitaya|ponkan|quiabo|rabanete|repolho|roma|tangerina|tomate|uva|vagem)s?(?![a-z])(?!.*(?:palha|palito|chips|frit|assad|seca|torrad|em po|extrato|doce de|conserva))/

const isUnpacked = ({ title, subtitle, variants }: Pick<Product, 'title' | 'subtitle' | 'variants'>) =>
  variants.some((variant) => !packNames.test(`${title} ${subtitle ?? ''} ${variant.title}`))

function contentOf(kind: Content['kind'], amount: number): Content | null {
  const whole = Math.round(amount)
  return whole >= 1 ? { kind, amount: whole } : null
}

function sizeOfPieces({ subtitle }: Pick<Product, 'subtitle'>, pieces: number | null): Content | null {
  const [, grams] = each.exec(subtitle ?? '') ?? []
  return grams && pieces ? contentOf('mass', Number(grams) * pieces) : null
}
