import { withPlainNumbers } from './plain-numbers.ts'
import { anyPack, massOrVolume, piece } from './units.ts'

const word = String.raw`\p{L}+`
const starts = String.raw`(?<![\p{L}\d])`
const ends = String.raw`(?![\p{L}\d])`

const openings = [
  String.raw`bem\s+${word}`,
  String.raw`(?:mais|menos|meio|um\s+pouco|n[aã]o\s+(?:muito|t[aã]o)|nem\s+muito)\s+${word}`,
  String.raw`(?:exceto|(?:o|a|os|as)\s+mais)\s+${word}`,
  String.raw`(?:se|caso)\s+(?:n[aã]o\s+)?(?:tiver|houver|tenha|haja|der|puder|for|achar|estiver|poss[ií]vel)`,
  String.raw`se\s+n[aã]o|sen[aã]o|ou\s+${word}`,
  String.raw`pode\s+(?:ser|vir|mandar|trocar|colocar)`,
  'podem ser|serve|tanto faz|qualquer|de prefer[eê]ncia|preferencialmente|prefer[eê]ncia|prefiro|urgente|obs',
  String.raw`o\s+que\s+tiver|que\s+${word}`,
  String.raw`(?:para|pra)\s+(?:hoje|amanh[aã]|(?!hamster|mulher|pentear|barbear|depilar|colorir)\p{L}{2,}(?:ar|er|ir))`,
  String.raw`da(?:quel[ea]s?|\s+boa)`,
  String.raw`(?:igual|aquel[ea]s?|de\s+sempre|[oa]\s+de\s+sempre)`,
  String.raw`(?:da\s+|de\s+)?marca`,
  String.raw`(?:n[aã]o|sem)\s+(?:precisa|quero|pode|ser|vem|estar|falta)`,
  String.raw`(?:em|na|da)\s+promo[cç][aã]o`,
  String.raw`de\s+(?:primeira|segunda|boa\s+qualidade|qualidade)`,
].join('|')
const opening = new RegExp(
  String.raw`(?:^(?!(?:mais|menos|meio)\s)|[\s,;(–—-]|\.\s)\s*${starts}(?:${openings})${ends}.*$`,
  'iu',
)

/** An amount at the end of a remark: 'farinha bem fina 2 kg'. */
const amountBehind = new RegExp(
  String.raw`\s(\d+(?:[.,]\d+)?\s*(?:${massOrVolume}|${anyPack}|${piece}))\.?$`,
  'iu',
)

const courtesies =
  /(?<![\p{L}\d])(?:por favor|por gentileza|pfv?r?|pff|muito obrigad[oa]|obrigad[oa]|valeu)(?![\p{L}\d])[.!]*/giu
const going = /^(?:(?:ah|e|a[ií]|ent[aã]o|opa)(?:\s*,)?\s+)+/iu
const asking =
  /^(?:(?:eu\s+)?(?:quero|queria|preciso(?:\s+de)?|vou\s+querer)|me\s+(?:v[eê]|manda|traz|separa)|manda|mande|traz|traga|coloca|p[oõ]e|bota|separa|mais|tamb[eé]m|tb|s[oó]|apenas|falta|faltou|acabou)\s+(?:tamb[eé]m\s+|mais\s+)?/iu
const greeting =
  /^(?:(?:oi+e?|ol[aá]|bom dia|boa tarde|boa noite|tudo bem|td bem|como vai|e a[ií]|ok|certo|beleza|blz|(?:segue|essa [eé]|esta [eé])?\s*(?:a\s+|minha\s+)*lista(?:\s+d[aeo]s?\s+(?:compras?|m[eê]s|mercado|semana|feira|hoje|amanh[aã]|sempre))*|compras?|mercado)[\s,.!?:]*)+$/iu

const said = [
  String.raw`(?:(?:eu\s+)?(?:quero|queria|gostaria(?:\s+de)?|vou|preciso)\s+)(?:pedir|comprar|encomendar|fazer)(?:\s+(?:um|uma|uns|umas|alguns|algumas|o|a|meu|minha))?(?:\s+(?:coisas?|coisinhas?|pedidos?|compras?|itens|produtos|encomendas?|feira|rancho))?`,
  String.raw`(?:vou\s+)?(?:pago|pagar|pagamento|paga-se)(?:\s+(?:no|na|em|com|por|via|o|e|de|d[ée]bito|cr[ée]dito|pix|dinheiro|cart[ãa]o|entrega|retirada|hora))+`,
  String.raw`(?:[ée]\s+)?(?:para|pra|p\/)\s+(?:hoje|amanh[ãa]|agora|logo)(?:\s+(?:cedo|de\s+manh[ãa]|[àa]\s+tarde|[àa]\s+noite|se\s+(?:der|puder|poss[ií]vel)))?`,
].join('|')
/** A line about the order, and not of what is in it: when it is for, how it is paid. */
const aboutOrder = new RegExp(String.raw`^(?:${said})[\s,.!?]*$`, 'iu')

const opener =
  /^(?:(?:oi+e?|ol[aá]|bom dia|boa tarde|boa noite|tudo bem|td bem)(?![\p{L}\d])[\s,.!?:;-]*)+(?=[\p{L}\d])/iu

/** A line without the greeting in front of what it asks for. */
export const withoutGreeting = (text: string): string => text.replace(opener, '')

/** Matches lines without a product: greetings, thanks and notes on the order. */
export function isGreeting(text: string): boolean {
  const plain = text.replace(courtesies, ' ').trim()
  return !/[\p{L}\p{N}]/u.test(plain) || greeting.test(plain) || aboutOrder.test(plain)
}

/** Money in place of an amount: 'R$ 10 de pão'. */
const money = /R\$\s*\d+(?:[.,]\d{1,2})?|(?<![\p{L}\d])\d+(?:,\d{2})?\s*rea(?:is|l)(?![\p{L}])/iu
/** A part of one piece: 'meia melancia'. */
const partOfPiece =
  /^(mei[oa]|½|1\/2|¼|1\/4|um quarto)\s+(?!kgs?\s|quilos?\s|kilos?\s|litros?\s|l\s|lts?\s|d[uú]zias?\s|dz\s)(?:(?:pe[cç]a|banda|unidade)\s+)?(?=\p{L})/iu
/** A quarter 'of' something is one of a kilogram; it is said all the same, for what comes in pieces. */
const partOfKilo = /^(¼|1\/4|um quarto|¾|3\/4)(?=\s+de\s+\p{L})(?!\s+de\s+(?:kgs?|quilos?|kilos?)\s)/iu
const several = /(?<![\p{L}\d,.])(\d+)\s*(?:a|ou|at[eé]|-)\s*(\d+(?:,\d+)?)(?=\s*\p{L}|$)/iu

const brackets = /[([]([^()[\]]*)[)\]]/gu

export type Remarked = {
  readonly text: string
  readonly remarks: readonly string[]
}

/**
 * Parts what is remarked from what is asked for, whose numbers become digits. `isAmount` decides what of a text in
 * brackets says how much.
 */
export function readRemarks(text: string, isAmount: (text: string) => boolean): Remarked {
  const remarks: string[] = []
  const remark = (said: string): void => {
    const plain = said.replace(/^[\s,;:.–—(-]+|[\s,;)–—-]+$/gu, '')
    if (plain !== '') remarks.push(plain)
  }
  /** Moves what a pattern finds to the remarks, and leaves `left` in its place. */
  const moving = (pattern: RegExp, left: (found: RegExpExecArray) => string) => (rest: string) => {
    const found = pattern.exec(rest)
    if (!found) return rest
    remark(found[0])
    return `${rest.slice(0, found.index)} ${left(found)} ${rest.slice(found.index + found[0].length)}`
  }
  const bracketed = (rest: string) =>
    rest.replace(brackets, (_, inside: string) => {
      const parts = inside.split(/,(?!\d)/u)
      for (const part of parts) if (!isAmount(part.trim())) remark(part)
      return ` ${parts.filter((part) => isAmount(part.trim())).join(' ')} `
    })
  const openly = (rest: string) => {
    const found = opening.exec(rest)
    const [behind, amount = ''] = amountBehind.exec(found?.[0] ?? '') ?? []
    // Another amount behind a first one is a remark on it: '2 kg, ou 5 kg'.
    if (!found || behind === undefined || /\d/.test(rest.slice(0, found.index))) {
      return moving(opening, () => '')(rest)
    }
    remark(found[0].slice(0, -behind.length))
    return `${rest.slice(0, found.index)} ${amount}`
  }
  const steps = [
    bracketed,
    (rest: string) => rest.replace(courtesies, ' '),
    moving(money, () => ''),
    (rest: string) => rest.replace(going, '').replace(asking, ''),
    moving(partOfKilo, ([, part = '']) => (/^(?:¾|3)/.test(part) ? '750 g' : '250 g')),
    moving(partOfPiece, () => '1'),
    withPlainNumbers,
    openly,
    moving(several, ([, , more = '']) => more),
  ]
  const left = steps.reduce((rest, step) => step(rest).replace(/\s+/g, ' ').trim(), text)
  return { text: left, remarks }
}
