import { type DeliveryPreferences, noDelivery } from '../domain/account.ts'
import { type Substitution, substitutions } from '../domain/delivery.ts'
import { objectOf, oneOf, otherwise, text } from './decode.ts'

export const substitution = oneOf<Substitution>(substitutions)

/** What a shopper does not want to type at every purchase; what is missing or unreadable is not given. */
export const deliveryPreferences = otherwise(
  objectOf<DeliveryPreferences>({
    city: otherwise(text, ''),
    whatsapp: otherwise(text, ''),
    substitution: otherwise(substitution, null),
  }),
  noDelivery,
)
