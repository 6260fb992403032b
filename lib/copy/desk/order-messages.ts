import type { Money } from '../../domain/money.ts'
import { formatMoney } from '../money.ts'
import { codeText } from '../order-code.ts'

/** Characters of a name in a message; what is left of an overlong one is still told apart. */
const longestName = 80

/**
 * A name as one line of a message: without line breaks and control characters, which would let it say more than a name;
 * without halves of letters, which no address can hold; and without what WhatsApp takes for bold, italics or code.
 */
function plainName(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[*_~`]/g, '')
    .trim()
  return line.length > longestName ? `${[...line].slice(0, longestName - 1).join('')}…` : line
}

type Named = { readonly title: string; readonly variantTitle: string | null }

const nameOf = ({ title, variantTitle }: Named) =>
  plainName(variantTitle === null ? title : `${title} ${variantTitle}`)

/** What the market writes to a shopper; a person reads it before it is sent. */
export const orderMessages = {
  about: (code: string) => `Olá! Sobre o pedido ${codeText(code)}: `,
  missing(code: string, line: Named, alternatives: readonly (Named & { readonly price: Money })[]): string {
    const gone = `Olá! Sobre o pedido ${codeText(code)}: acabou ${nameOf(line)}.`
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
