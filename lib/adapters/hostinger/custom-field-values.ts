import type { OrderFieldName } from '../../domain/order-fields.ts'
import type { CustomField } from '../../domain/product.ts'
import { foldText } from '../../domain/text.ts'
import type { CheckoutDelivery } from '../../store/store-api.ts'

export type CustomFieldValue = {
  readonly customFieldId: string
  readonly value: string
}

/** How a store reads each field: its key in the metadata of a checkout, and the word of a custom field that asks for it. */
const wireFields: Readonly<Record<OrderFieldName, { readonly key: string; readonly word: string }>> = {
  whatsapp: { key: 'whatsapp_contact', word: 'whatsapp' },
  city: { key: 'city', word: 'cidade' },
  substitution: { key: 'replacement_option', word: 'substituicao' },
  deliveryWindow: { key: 'delivery_window', word: 'janela' },
  payment: { key: 'payment_way', word: 'pagamento' },
  changeFor: { key: 'change_for', word: 'troco' },
  note: { key: 'order_note', word: 'observacao' },
}

const names = Object.keys(wireFields) as OrderFieldName[]

/** What the shopper entered, as metadata of a checkout. */
export function wireMetadata({ replacementExceptions, ...given }: CheckoutDelivery): Record<string, string> {
  const values = names.map((name) => [wireFields[name].key, given[name]] as const)
  return {
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...(replacementExceptions ? { replacement_exceptions: replacementExceptions } : {}),
  }
}

function preferenceOf({ title }: CustomField): OrderFieldName | undefined {
  const words = foldText(title).split(/[^a-z0-9]+/)
  const asking = words.find((word) => names.some((name) => wireFields[name].word === word))
  return names.find((name) => wireFields[name].word === asking)
}

/**
 * The delivery preferences as values of the merchant's custom fields: a field takes part when its title
 * contains the word of one of `wireFields` (WhatsApp, Cidade, …), whatever its case and accents.
 */
export function customFieldValuesFor(
  customFields: readonly CustomField[],
  preferences: CheckoutDelivery,
): CustomFieldValue[] {
  return customFields.flatMap((field) => {
    const preference = preferenceOf(field)
    const value = preference === undefined ? '' : (preferences[preference] ?? '').trim()
    return value === '' ? [] : [{ customFieldId: field.id, value }]
  })
}

/** Whether all that was given has a field here: only then does the store have all that the shopper wishes. */
export function takeEveryPreference(
  customFields: readonly CustomField[],
  preferences: CheckoutDelivery,
): boolean {
  const taken = new Set(customFields.map(preferenceOf))
  return names.every((name) => preferences[name] === undefined || taken.has(name))
}
