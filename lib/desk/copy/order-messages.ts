import { formatMoney, moneyParts } from '../../copy/money.ts'
import { codeText, piecesText } from '../../copy/order.ts'
import { orderDetailTexts } from '../../copy/order-fields.ts'
import { amountText, lineAmountsText, settledRows, settlementCopy } from '../../copy/settlement.ts'
import { plural } from '../../copy/wording.ts'
import type { SettledOrder } from '../../domain/difference.ts'
import { mayPick, type ReplacementAnswer, stageOf } from '../../domain/fulfillment.ts'
import type { Money } from '../../domain/money.ts'
import type { Order, OrderExtras } from '../../domain/order.ts'
import { marketRows, type StepMessage } from '../../domain/order-stage.ts'
import { isFeeOpen, pickupAddress } from '../../domain/pickup.ts'
import type { Settlement } from '../../domain/settlement.ts'
import { windowSpan } from '../../domain/window-key.ts'
import { articleOf, inSentence } from './article.ts'
import { type Picked, pickText } from './pick-text.ts'

const longestName = 80

/** Makes a name one line of plain text: drops control characters, lone surrogates and WhatsApp's marks. */
function plainName(text: string): string {
  const line = plainText(text)
  return line.length > longestName ? `${[...line].slice(0, longestName - 1).join('')}…` : line
}

export function plainText(text: string): string {
  return text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[*_~`]/g, '')
    .trim()
}

type Named = { readonly title: string; readonly variantTitle: string | null }

export const nameOf = ({ title, variantTitle }: Named) =>
  plainName(variantTitle === null ? title : `${title} ${variantTitle}`)

/** `acabou o morango 250 g`; omits an unclear article. */
function goneText(line: Named): string {
  const name = nameOf(line)
  const found = articleOf(name)
  if (!found) return `ficamos sem ${name}`
  return `${found.isPlural ? 'acabaram' : 'acabou'} ${found.article} ${inSentence(name)}`
}

type Alternative = Named & { readonly pack: string | null; readonly price: Money; readonly pieces: number }

/** `2 × Mirtilo bandeja com 125 g (R$ 33,80)`, the price of all pieces. */
function offerText({ pack, price, pieces, ...named }: Alternative): string {
  const name = [nameOf(named), pack && plainName(pack)].filter(Boolean).join(' ')
  const sum = formatMoney({ ...price, amount: price.amount * pieces })
  return `${pieces === 1 ? name : piecesText(pieces, name)} (${sum})`
}

/** Lines that fit into a link. */
const longestList = 15

/** First lines and the number of the others. */
export function shortList(lines: readonly string[]): readonly string[] {
  const left = lines.length - longestList
  return [
    ...lines.slice(0, longestList),
    ...(left > 0 ? [`… e mais ${plural(left, 'produto', 'produtos')}`] : []),
  ]
}

type ShownOrder = Pick<Order, 'fulfillment'> &
  Pick<SettledOrder, 'paid' | 'mark'> & {
    readonly city: string | null
    readonly window?: string | null | undefined
    readonly code: string
    readonly details: OrderExtras | null
    readonly lines: readonly (Named & {
      readonly line: number
      readonly quantity: number
      readonly picked: Picked
      readonly answer?: ReplacementAnswer | null
    })[]
    readonly settlement: Settlement
    readonly shippingFee: Money | null
  }

const refusedText = 'Troca recusada'

function changedLines({ lines, settlement }: ShownOrder): readonly string[] {
  const changed = lines.flatMap(({ line, picked, answer, quantity, ...name }) => {
    const amounts = lineAmountsText(settlement, line)
    const became = answer === 'refused' ? refusedText : plainText(pickText(picked, quantity))
    return amounts === null ? [] : [`${quantity} × ${nameOf(name)}: ${became}. ${amounts}`]
  })
  return shortList(changed)
}

/** Changed lines, current total and difference. */
function settled(order: ShownOrder): readonly string[] {
  const { settlement, paid, mark } = order
  const { ordered, currency } = settlement
  return [
    ...changedLines(order),
    `${settlementCopy.ordered}: ${amountText(ordered, currency)}`,
    ...settledRows({ ...settlement, paid, mark }).map(([name, amount]) => `${name}: ${amount}`),
  ]
}

/** `ficou R$ 151,20 (R$ 2,40 a menos que no pedido). Já devolvemos R$ 2,40`; null while to be agreed. */
function totalText(order: ShownOrder): string | null {
  const { ordered, now, currency } = order.settlement
  if (now === null || currency === null) return null
  const amount = (cents: number) => formatMoney({ amount: cents, currency })
  const difference = now - (ordered ?? now)
  const compared = !difference
    ? 'como no pedido'
    : `${amount(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'} que no pedido`
  const settled = order.mark?.amount ?? 0
  const done =
    settled === 0 ? '' : `. Já ${settled < 0 ? 'devolvemos' : 'recebemos'} ${amount(Math.abs(settled))}`
  return `ficou ${amount(now)} (${compared})${done}`
}

/** `Seu pedido B531-849E-A7EB está pronto para sair.`; `now` in ms since 1970. */
function stepText(order: ShownOrder, step: string, now: number): string {
  const { code, settlement, details, window } = order
  const total = settlement.isChanged ? totalText(order) : null
  // Omits the shopper's own text.
  const { note, deliveryWindow, ...rest }: Partial<OrderExtras> = details ?? {}
  const span = windowSpan(window)
  const agreed = span !== null && now >= span.to ? rest : { deliveryWindow, ...rest }
  return [
    `Olá! Seu pedido ${codeText(code)} ${step}.`,
    ...(total ? [`O total ${total}.`] : []),
    ...orderDetailTexts(agreed, 'desk'),
  ].join('\n')
}

const steps: Readonly<Record<StepMessage, (order: ShownOrder) => string>> = {
  ready({ city }) {
    const address = pickupAddress(city)
    return address === null
      ? 'está pronto para sair'
      : `está pronto: é só retirar na loja, em ${plainText(address)}`
  },
  'on-the-way': () => 'saiu para entrega',
}

/** Ends where the amount is written; names the right in `lib/copy/legal.ts`. */
function freightText(order: ShownOrder): string | null {
  if (!order.city || !isFeeOpen(order.city, order.shippingFee) || !mayPick(order.fulfillment)) return null
  const place = plainText(order.city)
  const { currency } = order.settlement
  const symbol = currency ? `${moneyParts({ amount: 0, currency }).symbol} ` : ''
  return `Olá! Falta combinar o frete do pedido ${codeText(order.code)} para ${place}. Se não aceitar, cancelamos e devolvemos o que já foi pago. O frete fica em ${symbol}`
}

export type OrderMessageKind = StepMessage | 'freight' | 'about' | 'total'

/** Messages to a shopper; a person reads each before sending. */
export const orderMessages = {
  /** Messages that fit the order; `now` in ms since 1970. */
  prepared(
    order: ShownOrder,
    now: number,
  ): readonly { readonly kind: OrderMessageKind; readonly text: string }[] {
    const { code, fulfillment } = order
    const { message } = marketRows[fulfillment]
    const freight = freightText(order)
    const total = stageOf(fulfillment) === 'begun' ? totalText(order) : null
    return [
      ...(message ? [{ kind: message, text: stepText(order, steps[message](order), now) }] : []),
      ...(freight === null ? [] : [{ kind: 'freight' as const, text: freight }]),
      { kind: 'about', text: orderMessages.about(order) },
      ...(total === null
        ? []
        : [
            {
              kind: 'total' as const,
              text: [`Olá! Seu pedido ${codeText(code)} ${total}.`, ...changedLines(order)].join('\n'),
            },
          ]),
    ]
  },
  about(order: ShownOrder): string {
    const greeting = `Olá! Sobre o pedido ${codeText(order.code)}: `
    return order.settlement.isChanged ? [greeting.trimEnd(), ...settled(order)].join('\n') : greeting
  },
  missing(code: string, line: Named, alternatives: readonly Alternative[]): string {
    const gone = `Olá! Sobre o pedido ${codeText(code)}: ${goneText(line)}.`
    if (alternatives.length === 0) return `${gone} Prefere outro no lugar, ou retiramos?`
    const [only] = alternatives
    if (alternatives.length === 1 && only) {
      return `${gone} Pode ser ${offerText(only)} no lugar? Se preferir, retiramos.`
    }
    const list = alternatives.map((alternative, index) => `${index + 1}) ${offerText(alternative)}`)
    return [`${gone} Pode ser um destes no lugar?`, ...list, 'Se preferir, retiramos.'].join('\n')
  },
} as const
