import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { language } from '../copy/language.ts'
import { orderCopy } from '../copy/order.ts'
import { inOrderWords, orderFieldCopy } from '../copy/order-fields.ts'
import { type CheckoutOffer, isOrderedByMessage } from '../domain/checkout.ts'
import type { Substitution } from '../domain/delivery.ts'
import type { OrderLine, ReturnValues } from '../domain/order.ts'
import { mapOrderFields } from '../domain/order-fields.ts'
import { paths } from '../domain/paths.ts'
import { withReturnValue } from '../domain/return-value.ts'
import { printableText } from '../domain/text.ts'
import type { CheckoutOrder, CheckoutRequest } from '../store/store-api.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { deliveryOf, findObstacle } from './order-of-body.ts'

type Wish = Pick<OrderLine, 'title' | 'variantTitle' | 'substitution' | 'note'>

/** Characters; stores keep metadata values short. */
const longestExceptions = 500

/** Joins a note into one line and removes text that looks like the next product. */
function oneLine(note: string): string {
  return printableText(note)
    .replace(/[\s|]+/g, ' ')
    .trim()
}

function exceptionOf({ title, variantTitle, substitution, note }: Wish): string | null {
  const wishes = [
    ...(substitution ? [orderFieldCopy.substitution.short.choices[substitution]] : []),
    ...(note ? [orderCopy.note(oneLine(note))] : []),
  ]
  if (wishes.length === 0) return null
  return `${[title, variantTitle].filter(Boolean).join(', ')}: ${wishes.join('; ')}`
}

/** Joins choices as `'Banana Prata, 1 kg: retirar'`: whole sentences up to 500 characters, then a count. */
export function replacementExceptions(lines: readonly Wish[]): string | null {
  const sentences = lines.flatMap((line) => exceptionOf(line) ?? [])
  if (sentences.length === 0) return null
  for (let count = sentences.length; count > 0; count -= 1) {
    const left = sentences.length - count
    const text = [...sentences.slice(0, count), ...(left > 0 ? [orderCopy.more(left)] : [])].join(' | ')
    if (text.length <= longestExceptions) return text
  }
  return sentences[0]?.slice(0, longestExceptions - 1).concat('…') ?? null
}

export function replacementInWords(
  { substitution, note }: Pick<Wish, 'substitution' | 'note'>,
  choice: Substitution,
): string | null {
  if (!substitution && !note) return null
  const option = orderFieldCopy.substitution.choices[substitution ?? choice]
  return note ? `${option}; ${orderCopy.note(oneLine(note))}` : option
}

type Taken = {
  readonly body: ParsedCheckoutBody
  readonly lines: readonly OrderLine[]
  readonly cancelPath: string
  readonly order: CheckoutOrder
  readonly returnValues: ReturnValues | null
}

type Shop = CheckoutOffer & Pick<CheckoutContext, 'siteUrl' | 'checkoutHosts' | 'findProductOf'>

/** Builds the store's checkout request; sends details only when they are complete. */
export function checkoutRequestOf(
  { body, lines, cancelPath, order, returnValues }: Taken,
  shop: Shop,
): CheckoutRequest {
  const delivery = findObstacle(body, shop) ? null : deliveryOf(body, shop)
  const choice = delivery?.substitution ?? null
  const exceptions = replacementExceptions(lines)
  const metadata = delivery && {
    ...mapOrderFields(({ name }) => delivery[name] ?? undefined),
    ...(exceptions ? { replacementExceptions: exceptions } : {}),
  }
  return {
    order,
    items: lines.map((line) => {
      const inWords = choice && replacementInWords(line, choice)
      return {
        variantId: line.variantId,
        quantity: line.quantity,
        customFields: shop.findProductOf(line.variantId)?.customFields ?? [],
        ...(inWords ? { replacementOption: inWords } : {}),
      }
    }),
    successUrl: withReturnValue(`${shop.siteUrl}${paths.success}`, returnValues?.arrival),
    // Orders by message keep this link after sending, so it proves nothing.
    cancelUrl: withReturnValue(
      `${shop.siteUrl}${cancelPath}`,
      isOrderedByMessage(shop.checkoutHosts) ? undefined : returnValues?.cancellation,
    ),
    locale: language,
    ...(body.timeZone ? { timeZone: body.timeZone } : {}),
    // People read custom fields, so choices stand there in words.
    ...(metadata ? { metadata, customFieldValues: inOrderWords(metadata) } : {}),
  }
}
