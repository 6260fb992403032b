import { failure, type Result, success } from '../domain/result.ts'
import { customFieldValuesFor, takeEveryPreference } from './custom-field-values.ts'
import type { StoreApiError } from './errors.ts'
import { parseAnswer } from './parse-answer.ts'
import type { CheckoutItem, CheckoutRequest, CreatedCheckout } from './store-api.ts'
import type { Send } from './transport.ts'
import { checkoutWireSchema } from './wire.ts'

/** What this client has learnt about its upstream; lives as long as the client. */
export type CheckoutMemory = { refusesMetadata: boolean }

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
    ...(replacementOption ? { replacementOption } : {}),
  })
}

function wireItems(request: CheckoutRequest) {
  return request.items.map((item) => {
    const { variantId, quantity } = item
    const values = customFieldsOf(item, request)
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

function wireMetadata({ metadata }: CheckoutRequest) {
  return metadata === undefined
    ? undefined
    : {
        whatsapp_contact: metadata.whatsappContact,
        city: metadata.city,
        replacement_option: metadata.replacementOption,
        ...(metadata.replacementExceptions ? { replacement_exceptions: metadata.replacementExceptions } : {}),
      }
}

function namesLocale({ status, upstreamMessages }: StoreApiError): boolean {
  return status === 400 && upstreamMessages.some((message) => /\blocale\b/i.test(message))
}

function namesMetadata({ status, upstreamMessages }: StoreApiError): boolean {
  return (
    status === 400 &&
    upstreamMessages.some((message) =>
      /\b(metadata|whatsapp_contact|replacement_option|replacement_exceptions)\b|\b(unknown|unrecogni[sz]ed|unexpected|additional)\b.*\b(key|propert|field)/i.test(
        message,
      ),
    )
  )
}

/** The store knows no such key at all, whatever its value. */
function isUnknownKey({ upstreamMessages }: StoreApiError): boolean {
  return upstreamMessages.some((message) =>
    /\bmetadata\b.*\bshould not exist\b|\b(unknown|unrecogni[sz]ed|unexpected|additional)\b.*\b(key|propert|field)/i.test(
      message,
    ),
  )
}

/**
 * Opens a hosted checkout. A POST is never repeated by itself, with two exceptions where the upstream said
 * that it accepted nothing: a 400 naming the locale, and a 400 refusing the metadata; each once.
 */
export async function createCheckout(
  { send, memory, checkoutMs, now }: CheckoutOptions,
  request: CheckoutRequest,
): Promise<Result<CreatedCheckout, StoreApiError>> {
  const deadline = now() + checkoutMs
  const items = wireItems(request)
  const customFieldsSent =
    (request.customFieldValues ?? request.metadata) !== undefined &&
    request.items.every(({ customFields = [] }) => takeEveryPreference(customFields))
  let locale = request.locale
  let refusesTheKey = false
  let metadata = memory.refusesMetadata ? undefined : wireMetadata(request)
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
    if (answer.ok) {
      const created = parseAnswer(answer.value, checkoutWireSchema)
      if (!created.ok) return created
      // Remembered once it has helped, and never because of what one shopper wrote.
      if (refusesTheKey) memory.refusesMetadata = true
      return success({
        url: created.value.url,
        metadataSent: metadata !== undefined,
        customFieldsSent,
        status: answer.value.status,
        correlationId: answer.value.correlationId,
      })
    }
    if (locale !== undefined && namesLocale(answer.error)) {
      locale = undefined
    } else if (metadata !== undefined && namesMetadata(answer.error)) {
      metadata = undefined
      refusesTheKey = isUnknownKey(answer.error)
    } else {
      return failure(answer.error)
    }
  }
}
