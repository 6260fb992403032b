import type { StoreApiError } from '../../store/errors.ts'

/** What a checkout can be opened without: the specification asks for none of it. */
export type CheckoutPart = 'locale' | 'customFields' | 'metadata'

const locale = /\blocale\b/i
const customFields = /\bcustom_field(_values?|_id)?s?\b/i
const metadata = /\b(metadata|whatsapp_contact|replacement_option|replacement_exceptions)\b/i
const unknownKey = /\b(unknown|unrecogni[sz]ed|unexpected|additional)\b.*\b(key|propert|field)/i
/** What cannot be left out. */
const necessary = /\b(items?|variant_id|quantity|successUrl|cancelUrl|timeZone)\b/i

/**
 * Which of the parts that were sent a 400 refuses, or null: then nothing can be left out. A refusal without a code and
 * without a word that is known means the metadata.
 */
export function refusedPart(
  { status, code, upstreamMessages }: StoreApiError,
  sent: Readonly<Record<CheckoutPart, boolean>>,
): CheckoutPart | null {
  if (status !== 400) return null
  const mentions = (pattern: RegExp) => upstreamMessages.some((message) => pattern.test(message))
  if (sent.locale && mentions(locale)) return 'locale'
  if (sent.customFields && mentions(customFields)) return 'customFields'
  if (!sent.metadata) return null
  if (mentions(metadata) || mentions(unknownKey)) return 'metadata'
  return code === null && !mentions(necessary) ? 'metadata' : null
}

/** The store knows no such key at all, whatever its value. */
export function isUnknownKey({ upstreamMessages }: StoreApiError): boolean {
  return upstreamMessages.some(
    (message) =>
      /\b(metadata|custom_field_values)\b.*\bshould not exist\b/i.test(message) || unknownKey.test(message),
  )
}
