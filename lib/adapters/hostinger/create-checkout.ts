import type { AddressFieldName, OrderFieldName } from '../../domain/order-fields.ts'
import type { CustomField } from '../../domain/product.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { foldText } from '../../domain/text.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type {
  CheckoutDelivery,
  CheckoutItem,
  CheckoutRequest,
  CreatedCheckout,
} from '../../store/store-api.ts'
import { parseAnswer } from './parse-answer.ts'
import type { Send } from './transport.ts'
import { checkoutWireSchema } from './wire.ts'

type CustomFieldValue = {
  readonly customFieldId: string
  readonly value: string
}

/** A hosted checkout asks for the address by itself. */
type WireName = Exclude<OrderFieldName, AddressFieldName>

/** Names of each field for a store: its key in the metadata of a checkout, and the word of a custom field that asks for it. */
const wireFields: Readonly<Record<WireName, { readonly key: string; readonly word: string }>> = {
  whatsapp: { key: 'whatsapp_contact', word: 'whatsapp' },
  city: { key: 'city', word: 'cidade' },
  substitution: { key: 'replacement_option', word: 'substituicao' },
  deliveryWindow: { key: 'delivery_window', word: 'janela' },
  payment: { key: 'payment_way', word: 'pagamento' },
  changeFor: { key: 'change_for', word: 'troco' },
  note: { key: 'order_note', word: 'observacao' },
}

const names = Object.keys(wireFields) as WireName[]

function wireMetadata({ replacementExceptions, ...given }: CheckoutDelivery): Record<string, string> {
  const values = names.map((name) => [wireFields[name].key, given[name]] as const)
  return {
    ...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    ...(replacementExceptions ? { replacement_exceptions: replacementExceptions } : {}),
  }
}

function preferenceOf({ title }: CustomField): WireName | undefined {
  const words = foldText(title).split(/[^a-z0-9]+/)
  const asking = words.find((word) => names.some((name) => wireFields[name].word === word))
  return names.find((name) => wireFields[name].word === asking)
}

/** Fills custom fields whose title contains the word of one of `wireFields`, whatever its case and accents. */
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

/** True when every given value has a field here, so that the store has all that the shopper wishes. */
function takeEveryPreference(customFields: readonly CustomField[], preferences: CheckoutDelivery): boolean {
  const taken = new Set(customFields.map(preferenceOf))
  return names.every((name) => preferences[name] === undefined || taken.has(name))
}

export type CheckoutPart = 'locale' | 'customFields' | 'metadata'

const locale = /\blocale\b/i
const customFields = /\bcustom_field(_values?|_id)?s?\b/i
const metadata = /\b(metadata|whatsapp_contact|replacement_option|replacement_exceptions)\b/i
const unknownKey = /\b(unknown|unrecogni[sz]ed|unexpected|additional)\b.*\b(key|propert|field)/i
const necessary = /\b(items?|variant_id|quantity|successUrl|cancelUrl|timeZone)\b/i

/** Finds the sent part that a 400 refuses; without a code or a known word it is the metadata. */
function refusedPart(
  { status, code, upstreamMessages }: StoreApiError,
  sent: Readonly<Record<CheckoutPart, boolean>>,
): CheckoutPart | null {
  if (status !== 400 && status !== 422) return null
  const mentions = (pattern: RegExp) => upstreamMessages.some((message) => pattern.test(message))
  if (sent.locale && mentions(locale)) return 'locale'
  if (sent.customFields && mentions(customFields)) return 'customFields'
  if (!sent.metadata) return null
  if (mentions(metadata) || mentions(unknownKey)) return 'metadata'
  return code === null && !mentions(necessary) ? 'metadata' : null
}

function isUnknownKey({ upstreamMessages }: StoreApiError): boolean {
  return upstreamMessages.some(
    (message) =>
      /\b(metadata|custom_field_values)\b.*\bshould not exist\b/i.test(message) || unknownKey.test(message),
  )
}

/** What this client has learnt about its upstream; lives as long as the client. */
export type CheckoutMemory = { refusesMetadata: boolean; refusesCustomFields: boolean }

type CheckoutOptions = {
  readonly send: Send
  readonly memory: CheckoutMemory
  readonly checkoutMs: number
  readonly now: () => number
}

function customFieldsOf(
  { customFields = [], replacementOption }: CheckoutItem,
  { metadata, customFieldValues }: CheckoutRequest,
) {
  const preferences = customFieldValues ?? metadata
  if (!preferences) return []
  return customFieldValuesFor(customFields, {
    ...preferences,
    ...(replacementOption ? { substitution: replacementOption } : {}),
  })
}

function wireItems(request: CheckoutRequest, withFields: boolean) {
  return request.items.map((item) => {
    const { variantId, quantity } = item
    const values = withFields ? customFieldsOf(item, request) : []
    return {
      variant_id: variantId,
      quantity,
      ...(values.length > 0
        ? {
            custom_field_values: values.map((field) => ({
              custom_field_id: field.customFieldId,
              value: field.value,
            })),
          }
        : {}),
    }
  })
}

/** Opens a hosted checkout; repeats it only where a 400 says that nothing was accepted, each part left out once. */
export async function createCheckout(
  { send, memory, checkoutMs, now }: CheckoutOptions,
  request: CheckoutRequest,
): Promise<Result<CreatedCheckout, StoreApiError>> {
  const deadline = now() + checkoutMs
  const unknownKeys = new Set<keyof CheckoutMemory>()
  let locale = request.locale
  let metadata = memory.refusesMetadata || !request.metadata ? undefined : wireMetadata(request.metadata)
  let items = wireItems(request, !memory.refusesCustomFields)
  for (;;) {
    const answer = await send({
      method: 'POST',
      path: 'checkout',
      body: {
        items,
        successUrl: request.successUrl,
        cancelUrl: request.cancelUrl,
        locale,
        timeZone: request.timeZone,
        metadata,
      },
      timeoutMs: deadline - now(),
    })
    const hasFields = items.some((item) => 'custom_field_values' in item)
    if (answer.ok) {
      const created = parseAnswer(answer.value, checkoutWireSchema)
      if (!created.ok) return created
      // Remembered once it has helped, and never because of what one shopper wrote.
      for (const key of unknownKeys) memory[key] = true
      return success({
        url: created.value.url,
        metadataSent: metadata !== undefined,
        customFieldsSent: hasFields && hasEveryField(request),
        status: answer.value.status,
        correlationId: answer.value.correlationId,
      })
    }
    const part = refusedPart(answer.error, {
      locale: locale !== undefined,
      customFields: hasFields,
      metadata: metadata !== undefined,
    })
    const isUnknown = part !== null && isUnknownKey(answer.error)
    if (part === 'locale') {
      locale = undefined
    } else if (part === 'customFields') {
      items = wireItems(request, false)
      if (isUnknown) unknownKeys.add('refusesCustomFields')
    } else if (part === 'metadata') {
      metadata = undefined
      if (isUnknown) unknownKeys.add('refusesMetadata')
    } else {
      return failure(answer.error)
    }
  }
}

function hasEveryField({ items, customFieldValues, metadata }: CheckoutRequest): boolean {
  const preferences = customFieldValues ?? metadata
  return (
    preferences !== undefined &&
    items.every(({ customFields = [] }) => takeEveryPreference(customFields, preferences))
  )
}
