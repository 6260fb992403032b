import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { language } from '../copy/language.ts'
import { inOrderWords } from '../copy/order-fields.ts'
import { isOrderedByMessage } from '../domain/checkout.ts'
import type { OrderLine, ReturnValues } from '../domain/order.ts'
import { mapOrderFields } from '../domain/order-fields.ts'
import { paths } from '../domain/paths.ts'
import { withReturnValue } from '../domain/return-value.ts'
import type { CheckoutOrder, CheckoutRequest } from '../store/store-api.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { replacementExceptions, replacementInWords } from './line-wording.ts'
import { deliveryOf, isCompleteDelivery } from './order-of-body.ts'

type Taken = {
  readonly body: ParsedCheckoutBody
  readonly lines: readonly OrderLine[]
  /** A path of our own site. */
  readonly cancelPath: string
  readonly order: CheckoutOrder
  readonly returnValues: ReturnValues | null
}

type Shop = Pick<CheckoutContext, 'siteUrl' | 'checkoutHosts' | 'deliveryZones' | 'findProductOf'>

/** What the store is asked. Details travel only when they are complete; buying at once needs none. */
export function checkoutRequestOf(
  { body, lines, cancelPath, order, returnValues }: Taken,
  shop: Shop,
): CheckoutRequest {
  const delivery = isCompleteDelivery(body, shop.deliveryZones) ? deliveryOf(body) : null
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
    // Where orders are messages the way back stands there after sending, too: it proves nothing.
    cancelUrl: withReturnValue(
      `${shop.siteUrl}${cancelPath}`,
      isOrderedByMessage(shop.checkoutHosts) ? undefined : returnValues?.cancellation,
    ),
    locale: language,
    ...(body.timeZone ? { timeZone: body.timeZone } : {}),
    // A custom field is read by a person, so choices stand there in words.
    ...(metadata ? { metadata, customFieldValues: inOrderWords(metadata) } : {}),
  }
}
