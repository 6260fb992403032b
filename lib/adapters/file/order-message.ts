import { orderDetailTexts } from '../../copy/order-fields.ts'
import { piecePrice } from '../../copy/piece-price.ts'
import { orderMessageCopy as copy } from '../../copy/whatsapp-order.ts'
import { parseMeasure } from '../../domain/measure.ts'
import type { Money } from '../../domain/money.ts'
import type { Order, OrderLine } from '../../domain/order.ts'
import { pickupAddress } from '../../domain/pickup.ts'
import { productsTotal } from '../../domain/settlement.ts'
import { printableText } from '../../domain/text.ts'
import { whatsappLink } from '../../domain/whatsapp.ts'

export type SentOrder = Pick<Order, 'lines' | 'delivery' | 'code'> & {
  readonly shipping: Pick<Order['shipping'], 'fee'>
}

/** Characters of the whole link; messages have room for 4,096, of which an accent takes six. */
const longestLink = 4000

/** The no-break space of amounts would be three more characters in a link. */
export const amountText = (money: Money, isAbout = false) =>
  piecePrice(money, isAbout).replaceAll('\u00a0', ' ')

/** One line, whatever a shopper or a spreadsheet wrote: nothing in it can look like another line of the order. */
const oneLine = (text: string) => printableText(text).replace(/\s+/g, ' ').trim()

/** With what one piece weighs, where the name does not say it: '3 × Banana' may be three pieces or three kilos. */
export function lineName({ title, variantTitle, nominalGrams, isSoldByWeight }: OrderLine): string {
  const name = variantTitle === null ? title : `${title} (${variantTitle})`
  const weight =
    nominalGrams === null || parseMeasure(name) ? '' : ` (${copy.weight(nominalGrams, isSoldByWeight)})`
  return oneLine(`${name}${weight}`)
}

/** Letters of the order's note, in a message that is too long for its link; the address is never cut. */
const longestNote = 98

function shortened(text: string): string {
  const letters = [...text]
  return letters.length > longestNote ? `${letters.slice(0, longestNote - 1).join('')}…` : text
}

function orderTotals({ lines, shipping: { fee } }: Pick<SentOrder, 'lines' | 'shipping'>) {
  const products = productsTotal(lines)
  if (!products) return null
  const { currency } = products
  const shipping = fee === null ? null : { amount: fee, currency }
  return { products, shipping, total: { amount: products.amount + (fee ?? 0), currency } }
}

function linesOf(line: OrderLine): string {
  const { quantity, quotedAmount, currency, note, substitution } = line
  const total = { amount: (quotedAmount ?? 0) * quantity, currency: currency ?? 'brl' }
  return [
    copy.line(quantity, lineName(line), amountText(total, line.isSoldByWeight)),
    ...(note ? [copy.note(oneLine(note))] : []),
    ...(substitution ? [copy.ifMissing[substitution]] : []),
  ].join('\n')
}

type Addresses = {
  readonly number: string
  readonly storeName: string
  readonly orderAddress: string
}

/** Links to a chat with the whole order; of one too long as many lines as fit, with total and address. */
export function orderLink(order: SentOrder, { number, storeName, orderAddress }: Addresses): string {
  const { delivery } = order
  const totals = orderTotals(order)
  const isFetched = pickupAddress(delivery?.city) !== null
  const detailsWith = (note = '') => orderDetailTexts({ ...delivery, note }, 'message').map(oneLine)
  const city = delivery?.city ? copy.city(oneLine(delivery.city)) : copy.noCity
  const end = [
    '',
    ...(totals
      ? [
          ...(isFetched
            ? []
            : [
                copy.products(amountText(totals.products)),
                totals.shipping ? copy.shipping(amountText(totals.shipping)) : copy.noShipping,
              ]),
          totals.shipping
            ? copy.total(amountText(totals.total))
            : copy.totalWithoutShipping(amountText(totals.total)),
        ]
      : []),
    '',
    copy.link(orderAddress),
  ]
  const lines = order.lines.map(linesOf)
  const linkWith = (count: number, given = detailsWith(delivery?.note)) => {
    const left = lines.length - count
    const shown = [...lines.slice(0, count), ...(left > 0 ? [copy.more(left)] : [])]
    const text = [copy.heading(order.code, storeName), '', ...shown, '', city, ...given, ...end]
    return whatsappLink(number, text.join('\n'))
  }
  let count = lines.length
  const whole = linkWith(count)
  if (whole.length <= longestLink) return whole
  const short = detailsWith(shortened(oneLine(delivery?.note ?? '')))
  while (count > 0 && linkWith(count, short).length > longestLink) count -= 1
  return linkWith(count, short)
}
