import { formatMoney } from '../../copy/money.ts'
import { codeText } from '../../copy/order.ts'
import {
  amountText,
  lineAmountsText,
  settledRows,
  settlementCopy,
  shopperDifference,
} from '../../copy/settlement.ts'
import { plural } from '../../copy/wording.ts'
import type { Money } from '../../domain/money.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { articleOf, inSentence } from './article.ts'
import { type Picked, pickText } from './order.ts'

/** Characters of a name in a message; what is left of an overlong one is still distinct. */
const longestName = 80

/**
 * A name as one line of a message: without line breaks and control characters, which would let it say more than a name;
 * without halves of letters, which no address can hold; and without what WhatsApp takes for bold, italics or code.
 */
function plainName(text: string): string {
  const line = plainText(text)
  return line.length > longestName ? `${[...line].slice(0, longestName - 1).join('')}…` : line
}

function plainText(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[*_~`]/g, '')
    .trim()
}

type Named = { readonly title: string; readonly variantTitle: string | null }

const nameOf = ({ title, variantTitle }: Named) =>
  plainName(variantTitle === null ? title : `${title} ${variantTitle}`)

/** `acabou o morango 250 g`; without an article where the name shows none. */
function goneText(line: Named): string {
  const name = nameOf(line)
  const found = articleOf(name)
  if (!found) return `ficamos sem ${name}`
  return `${found.isPlural ? 'acabaram' : 'acabou'} ${found.article} ${inSentence(name)}`
}

/** Lines of an order in a message; more do not fit into an address. */
const longestList = 15

type ShownOrder = {
  readonly code: string
  readonly lines: readonly (Named & {
    readonly line: number
    readonly quantity: number
    readonly picked: Picked
  })[]
  readonly settlement: Settlement
}

/** What became of every line that is not as it was ordered, what the order comes to now, and the difference. */
function settled({ lines, settlement }: ShownOrder): readonly string[] {
  const { ordered, currency } = settlement
  const changed = lines.flatMap(({ line, picked, quantity, ...name }) => {
    const amounts = lineAmountsText(settlement, line)
    const became = plainText(pickText(picked, quantity))
    return amounts === null ? [] : [`${quantity} × ${nameOf(name)}: ${became}. ${amounts}`]
  })
  const left = changed.length - longestList
  return [
    ...changed.slice(0, longestList),
    ...(left > 0 ? [`… e mais ${plural(left, 'produto', 'produtos')}`] : []),
    `${settlementCopy.ordered}: ${amountText(ordered, currency)}`,
    ...settledRows(settlement, shopperDifference).map(([name, amount]) => `${name}: ${amount}`),
  ]
}

/** What the market writes to a shopper; a person reads it before it is sent. */
export const orderMessages = {
  about(order: ShownOrder): string {
    const greeting = `Olá! Sobre o pedido ${codeText(order.code)}: `
    return order.settlement.isChanged ? [greeting.trimEnd(), ...settled(order)].join('\n') : greeting
  },
  missing(code: string, line: Named, alternatives: readonly (Named & { readonly price: Money })[]): string {
    const gone = `Olá! Sobre o pedido ${codeText(code)}: ${goneText(line)}.`
    if (alternatives.length === 0) return `${gone} Prefere outro no lugar, ou retiramos?`
    const [only] = alternatives
    if (alternatives.length === 1 && only) {
      return `${gone} Pode ser ${nameOf(only)} (${formatMoney(only.price)}) no lugar? Se preferir, retiramos.`
    }
    const list = alternatives.map(
      (alternative, index) => `${index + 1}) ${nameOf(alternative)} (${formatMoney(alternative.price)})`,
    )
    return [`${gone} Pode ser um destes no lugar?`, ...list, 'Se preferir, retiramos.'].join('\n')
  },
} as const
