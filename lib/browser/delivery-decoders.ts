import { noDelivery } from '../domain/account.ts'
import { type Substitution, substitutions } from '../domain/delivery.ts'
import { mapOrderFields, type OrderDetails, orderDetailsOf } from '../domain/order-fields.ts'
import { type Decoder, matching, objectOf, oneOf, otherwise } from './decode.ts'

export const substitution = oneOf<Substitution>(substitutions)

export const orderDetailDecoders = mapOrderFields<Decoder<string | null>>((field) =>
  'choices' in field ? otherwise(oneOf(field.choices), null) : otherwise(matching(field.pattern ?? /^/), ''),
) as unknown as { readonly [Name in keyof OrderDetails]-?: Decoder<OrderDetails[Name]> }

const details = otherwise(objectOf<OrderDetails>(orderDetailDecoders), noDelivery)

export const deliveryPreferences = (value: unknown): OrderDetails => orderDetailsOf(details(value))
