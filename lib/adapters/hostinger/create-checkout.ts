import { failure, type Result, success } from '../../domain/result.ts'
import type { StoreApiError } from '../../store/errors.ts'
import type { CheckoutItem, CheckoutRequest, CreatedCheckout } from '../../store/store-api.ts'
import { isUnknownKey, refusedPart } from './checkout-refusal.ts'
import { customFieldValuesFor, takeEveryPreference, wireMetadata } from './custom-field-values.ts'
import { parseAnswer } from './parse-answer.ts'
import type { Send } from './transport.ts'
import { checkoutWireSchema } from './wire.ts'

/** What this client has learnt about its upstream; lives as long as the client. */
export type CheckoutMemory = { refusesMetadata: boolean; refusesCustomFields: boolean }

type CheckoutOptions = {
  readonly send: Send
  readonly memory: CheckoutMemory
  /** Milliseconds for the whole call, a repeat included. */
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

/**
 * Opens a hosted checkout. A POST is never repeated by itself, except where the upstream said with 400 that it accepted
 * nothing: without the locale, without the custom fields, without the metadata, each once.
 */
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
