import { parseMeasure } from '../../domain/measure.ts'
import { foldText } from '../../domain/text.ts'
import { parseAmount } from '../../domain/typed-values.ts'

/** What goods are sold by, in the words of price tags; the first of each stands for all. */
const units = [
  ['un', 'und', 'unid', 'unidade', 'unidades', 'peca', 'pecas', 'pc', 'pcs', 'cada'],
  ['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'k'],
  ['g', 'gr', 'grs', 'grama', 'gramas'],
  ['l', 'lt', 'lts', 'litro', 'litros'],
  ['ml'],
  ['dz', 'duzia', 'duzias'],
  ['pct', 'pcte', 'pacote', 'pacotes'],
  ['cx', 'caixa', 'caixas'],
  ['maco', 'macos'],
  ['bandeja', 'bandejas', 'bdj'],
  ['pe', 'pes'],
  ['lata', 'latas'],
  ['garrafa', 'garrafas'],
  ['pote', 'potes'],
] as const

const keyOf = new Map<string, string>(units.flatMap((words) => words.map((word) => [word, words[0]])))

export function unitKey(text: string): string | null {
  return keyOf.get(foldText(text).replace(/\.$/, '')) ?? null
}

/** Whether two texts mean one unit: 'kg', '1 quilo' and, of goods that are weighed, 'cerca de 1 kg'. */
export function isSameUnit(left: string, right: string): boolean {
  const [one, other] = [left, right].map((text) => {
    const plain = foldText(text)
      .replace(/^(?:cerca de )?1(?!\d)\s*/, '')
      .replaceAll(' ', '')
    return unitKey(plain) ?? plain
  })
  return one === other
}

/** As it is shown: a unit of measure by its sign, and all else as the shopkeeper writes it. */
function unitName(text: string): string {
  const key = unitKey(text)
  return key !== null && ['un', 'kg', 'g', 'l', 'ml'].includes(key) ? key : text.trim()
}

export type Price = {
  /** Minor units. */
  readonly amount: number
  /** What it is the price of, where the cell says so: `4,99/kg`. */
  readonly per: string | null
}

const symbols: Readonly<Record<string, readonly string[]>> = {
  brl: ['r$', '$', 'brl', 'reais'],
  usd: ['us$', '$', 'usd'],
}

/**
 * `R$ 1.234,50`, `12,9`, `12.90 BRL`, `1,234.50`, `4,99/kg` or `12,90 kg`; null for anything else and for what may mean two
 * things: `1.234` is a thousand to some, and `5 kg` a weight in the wrong column.
 */
export function priceOf(text: string, { currency, decimals }: Money): Price | null {
  const fraction = String.raw`\d{1,${decimals}}`
  const number =
    decimals === 0
      ? String.raw`\d{1,3}(?:\.\d{3})+|\d+`
      : String.raw`\d{1,3}(?:\.\d{3})+,${fraction}|\d{1,3}(?:,\d{3})+\.${fraction}|\d+(?:[.,]${fraction})?`
  const pattern = new RegExp(String.raw`^([^\s\d]+)?\s*(${number})(?![\d.,])\s*([^\s\d/]*)(.*)$`, 'is')
  const [, symbol = '', plain = '', last = '', rest = ''] = pattern.exec(text.trim()) ?? []
  const isOwn = (sign: string) => (symbols[currency] ?? ['€', '$', currency]).includes(sign.toLowerCase())
  if (plain === '' || (symbol !== '' && !isOwn(symbol))) return null
  const amount = parseAmount(plain, decimals)
  const hasCents = decimals > 0 && new RegExp(`[.,]${fraction}$`).test(plain)
  const per = perOf(isOwn(last) ? rest : `${last}${rest}`, symbol !== '' || isOwn(last) || hasCents)
  return amount !== null && per !== undefined ? { amount, per } : null
}

export type Money = {
  readonly currency: string
  readonly decimals: number
}

/** Null: it says nothing; undefined: it may mean anything. */
function perOf(text: string, isSurelyMoney: boolean): string | null | undefined {
  const plain = text.trim()
  if (plain === '') return null
  const [, said] = /^(?:\/|p\/|por\s|[oa]\s)\s*(\d{0,4}\s*[\p{L}.]{1,20})$/iu.exec(plain) ?? []
  if (said !== undefined) return unitKey(said.replace(/^\d+\s*/, '')) === null ? undefined : unitName(said)
  return isSurelyMoney && unitKey(plain) !== null ? unitName(plain) : undefined
}

/**
 * `500`, `1,5 kg`, `2 Lts`, `900 ml` or `6 x 350 ml` in grams: a millilitre counts as one. Null for anything else and for what may
 * mean two things: a number alone is grams, so it is whole, and no thing for sale weighs less than ten.
 */
export function gramsOf(text: string): number | null {
  if (/^\d{2,7}$/.test(text) && Number(text) >= 10) return Number(text)
  const measure = parseMeasure(text.replace(/(?<=\d\s*)\p{L}+\.?$/u, unitName))
  return measure && measure.kind !== 'count' ? Math.round(measure.thousandths / 1000) : null
}

const noSigns = /^(?:[nfie✗✘❌]|-\d+|-?0+(?:[.,]0+)?)$/
const yesSigns = /^[syvax1✓✔☑✅•*]$/
const noes =
  /^(?:(?:nao|no|not|sem|fora|out|off|offline|sold|hide|outofstock|false|falso|none|nenhum)$|(?:in|des|un|de)(?:at|activ|abilit|disp|avail|visiv|publi|list|lig)|disabl|esgot|zerad|acab|falt|ocult|escond|hidden|rascunh|draft|arquiv|archiv|exclu[id]|proib|retirad|recolh|saiu|delet|remov|apag|descontin|discontin|suspen|paus|bloq|block|cancel|privad|private|pend|encerr|vencid|expir|trash|lixeira|reprov|recus|reject)/
const yeses =
  /^(?:(?:sim|yes|true|tem|on|online|ok|em|in|ar|no|na|para|for|a|e|the)$|verdadeir|ativ|activ|enabl|habilit|public|publish|visiv|visib|dispon|avail|estoque|stock|instock|venda|sale|normal|liberad|exibi|mostra|ilimit|pronta|entrega|imediat|catalog|search|limited|linha|loja|site)/

/** Reads a word that says whether goods are for sale; null for what may mean anything. */
export function readSaleWord(text: string): 'yes' | 'no' | null {
  const plain = foldText(text)
  if (noSigns.test(plain)) return 'no'
  const all = plain.split(/[^\p{L}]+/u).filter((word) => word !== '')
  // 'No ar' is Portuguese for what is there.
  const isThere = /^no (?:ar|site|catalogo|estoque|momento)$/
  if (all.some((word, at) => noes.test(word) && !isThere.test(`${word} ${all[at + 1]}`))) return 'no'
  const isYes = all.length > 0 && !/\d/.test(plain) && all.every((word) => yeses.test(word))
  return isYes || yesSigns.test(plain) ? 'yes' : null
}

/** Whole pieces; `uncounted` where it says no more than that there are some; null for anything else. */
export function piecesOf(text: string, unit: string | null): number | 'uncounted' | null {
  const said = /\d/.test(text) ? null : readSaleWord(text)
  if (said !== null) return said === 'no' ? 0 : 'uncounted'
  const [, number = '', of = ''] = /^(\d{1,9}(?:,0+|\.00?)?|\d{1,3}(?:\.\d{3})+)\s*(\D*)$/.exec(text) ?? []
  if (number === '') return null
  const isPieces = of === '' || isSameUnit(of, 'un') || (unit !== null && isSameUnit(of, unit))
  if (!isPieces || /^\d+,000$/.test(number)) return null
  return Number(number.replace(/,0+$|\.00?$/, '').replaceAll('.', ''))
}

export function isSheetError(text: string): boolean {
  return /^#(N\/D|N\/A|REF!|VALOR!|VALUE!|NOME\?|NAME\?|DIV\/0!|NÚM!|NUM!|NULO!|NULL!|#+)$/i.test(text)
}

const months = 'jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec'
const dates = [
  new RegExp(String.raw`^\d{1,2}[/-](?:${months})\.?(?:[/-]\d{2,4})?$`, 'i'),
  new RegExp(String.raw`^(?:${months})\.?[/-]\d{2,4}$`, 'i'),
  /^\d{1,2}\/\d{1,2}\/\d{2,4}$/,
]

/** What Excel makes of `10-12` and `4.10` in a column that is no text: `10/dez`, `out/04`, `10/12/2026`. */
export function isSheetDate(text: string): boolean {
  return dates.some((date) => date.test(text))
}
