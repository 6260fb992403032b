import type { CustomField } from '../../domain/product.ts'
import { foldText } from '../../domain/text.ts'
import type { CheckoutDelivery } from '../../store/store-api.ts'

export type CustomFieldValue = {
  readonly customFieldId: string
  readonly value: string
}

const preferenceByWord: Readonly<Record<string, Exclude<keyof CheckoutDelivery, 'replacementExceptions'>>> = {
  whatsapp: 'whatsappContact',
  cidade: 'city',
  substituicao: 'replacementOption',
}

function preferenceOf({ title }: CustomField): keyof CheckoutDelivery | undefined {
  const word = foldText(title)
    .split(/[^a-z0-9]+/)
    .find((candidate) => Object.hasOwn(preferenceByWord, candidate))
  return word === undefined ? undefined : preferenceByWord[word]
}

/**
 * The delivery preferences as values of the merchant's custom fields: a field takes part when its title
 * contains the word WhatsApp, Cidade or Substituição, whatever its case and accents.
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

/** Whether number, city and choice each have a field here: only then does the store have all that the shopper wishes. */
export function takeEveryPreference(customFields: readonly CustomField[]): boolean {
  const taken = new Set(customFields.map(preferenceOf))
  return Object.values(preferenceByWord).every((preference) => taken.has(preference))
}
