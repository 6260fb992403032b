export type Measure = {
  readonly kind: 'mass' | 'volume' | 'count'
  readonly thousandths: number
  /** Marks goods weighed one by one: 'cerca de 500 g'. */
  readonly isApproximate: boolean
}

export const isSoldByWeight = ({ kind, isApproximate }: Pick<Measure, 'kind' | 'isApproximate'>) =>
  kind === 'mass' && isApproximate

type Unit = { readonly kind: Measure['kind']; readonly factor: number }

const kilo = 1_000_000
// Grams, millilitres and pieces count 1000.
const units: Readonly<Record<string, Unit>> = {
  kg: { kind: 'mass', factor: kilo },
  g: { kind: 'mass', factor: 1000 },
  mg: { kind: 'mass', factor: 1 },
  l: { kind: 'volume', factor: kilo },
  ml: { kind: 'volume', factor: 1000 },
  un: { kind: 'count', factor: 1000 },
}

const names: readonly (readonly [RegExp, string])[] = [
  [/^(kg|quilos?|kilos?)$/, 'kg'],
  [/^(g|gr|gramas?)$/, 'g'],
  [/^mg$/, 'mg'],
  [/^(l|lt|litros?)$/, 'l'],
  [/^ml$/, 'ml'],
  [/^(un|und|unid|unidades?|ovos|rolos?|sach[eê]s|c[aá]psulas?)$/, 'un'],
]

const number = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`
const unitNames =
  'kg|quilos?|kilos?|gr|gramas?|g|mg|ml|lt|litros?|l|unidades?|unid|und|un|rolos?|sach[eê]s|c[aá]psulas?'
// '500g/1kg' is one of two, '500 g/pacote' is the content of one.
const noMore = String.raw`(?![\p{L}\d-]|\s?\/\d)`
const amount = new RegExp(String.raw`(?<![\p{L}\d.,/-])(${number})\s*(${unitNames})${noMore}`, 'giu')
// '6 x 350 ml', '12 caixas de 1 L', '4 de 100 g', '3 unidades de 200 ml'
const pack = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(\d{1,3})\s*(?:[x×]|(?:\p{L}+\s+)?(?:de|com)\s)\s*(${number})\s*(${unitNames})${noMore}`,
  'iu',
)
const dozen = /(?<![\p{L}\d])(meia|uma|1)?\s*d[uú]zia(?![\p{L}])/iu
const about = /(cerca de|aprox(\.|imadamente)?|±|em torno de|média de)\s*$/iu

/** Reads `1.500`, `1,5` and `1.5`. Null for 0, and for `1.500 kg`, which is one and a half to some. */
function thousandthsOf(text: string, factor: number): number | null {
  const isGrouped = /^\d{1,3}(\.\d{3})+/.test(text)
  if (isGrouped && factor === kilo) return null
  const plain = isGrouped ? text.replaceAll('.', '') : text
  const [whole = '', decimals = ''] = plain.replace(',', '.').split('.')
  if (decimals.length > 3) return null
  const value = (Number(whole) * factor * 1000 + Number(decimals.padEnd(3, '0')) * factor) / 1000
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

function unitOf(name: string): Unit | null {
  const [, key] = names.find(([pattern]) => pattern.test(name.toLowerCase())) ?? []
  return key ? (units[key] ?? null) : null
}

export const saysPacks = (text: string) => pack.test(text)

/** Reads the content of a pack; null when unclear. Mass and volume win over pieces. */
export function parseMeasure(text: string): Measure | null {
  const packed = pack.exec(text)
  if (packed) {
    const [, count = '', value = '', name = ''] = packed
    const unit = unitOf(name)
    const each = unit && unit.kind !== 'count' ? thousandthsOf(value, unit.factor) : null
    if (unit && each) {
      return { kind: unit.kind, thousandths: each * Number(count), isApproximate: false }
    }
  }
  const found = [...text.matchAll(amount)].flatMap((match): Measure[] => {
    const [, value = '', name = ''] = match
    const unit = unitOf(name)
    const thousandths = unit && thousandthsOf(value, unit.factor)
    if (!unit || !thousandths) return []
    return [{ kind: unit.kind, thousandths, isApproximate: about.test(text.slice(0, match.index)) }]
  })
  const content = found.filter(({ kind }) => kind !== 'count')
  const [only, other] = content
  if (only) return other ? null : only
  if (dozen.test(text))
    return { kind: 'count', thousandths: /meia\s+d/i.test(text) ? 6000 : 12_000, isApproximate: false }
  const [pieces, more] = found
  return pieces && !more && pieces.thousandths > 1000 ? pieces : null
}
