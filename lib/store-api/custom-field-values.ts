import type { CustomField } from '../domain/product.ts'
import { foldText } from '../domain/text.ts'
import type { DeliveryPreferences } from './store-api.ts'

export type CustomFieldValue = {
  readonly customFieldId: string
  readonly value: string
}

const preferenceByWord: Readonly<
  Record<string, Exclude<keyof DeliveryPreferences, 'replacementExceptions'>>
> = {
  whatsapp: 'whatsappContact',
  cidade: 'city',
  substituicao: 'replacementOption',
}

function wordsOf(title: string): string[] {
  return foldText(title).split(/[^a-z0-9]+/)
}

/**
 * The delivery preferences as values of the merchant's custom fields: a field takes part when its title
 * contains the word WhatsApp, Cidade or Substituição, whatever its case and accents.
 */
export function customFieldValuesFor(
  customFields: readonly CustomField[],
  preferences: DeliveryPreferences,
): CustomFieldValue[] {
  return customFields.flatMap((field) => {
    const word = wordsOf(field.title).find((candidate) => Object.hasOwn(preferenceByWord, candidate))
    const preference = word === undefined ? undefined : preferenceByWord[word]
    const value = preference === undefined ? '' : preferences[preference].trim()
    return value === '' ? [] : [{ customFieldId: field.id, value }]
  })
}
