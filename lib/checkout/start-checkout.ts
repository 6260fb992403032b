import 'server-only'
import { cartCopy } from '../copy/cart.ts'
import { type CheckoutObstacle, checkoutObstacle, isAllowedCheckoutAddress } from '../domain/checkout.ts'
import type { Product } from '../domain/product.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { ownPath, paths } from '../paths.ts'
import type { StoreApiError } from '../store-api/errors.ts'
import type { DeliveryPreferences, StoreApi } from '../store-api/store-api.ts'
import type { ParsedCheckoutBody } from './contract.ts'

export type CheckoutProblem =
  | { readonly kind: CheckoutObstacle }
  | { readonly kind: 'bad-return-path' | 'bad-checkout-address' | 'insufficient-stock' }
  | { readonly kind: 'store-busy' | 'store-timeout' | 'store-failed'; readonly error: StoreApiError }

type Context = {
  readonly api: Pick<StoreApi, 'createCheckout'>
  readonly siteUrl: string
  readonly servedCities: readonly string[]
  readonly checkoutHosts: readonly string[]
  /** As the store's settings say; added to the hosted checkout's address. */
  readonly language: string | null
  /** The product of a variant, for its custom fields. */
  readonly findProductOf: (variantId: string) => Product | undefined
}

export type StartedCheckout = { readonly url: string; readonly metadataSent: boolean }

/** Applies the rules in the order of the specification, asks the store for a hosted checkout, and checks where it leads. */
export async function startCheckout(
  body: ParsedCheckoutBody,
  context: Context,
): Promise<Result<StartedCheckout, CheckoutProblem>> {
  const obstacle = obstacleOf(body, context.servedCities)
  if (obstacle) return failure({ kind: obstacle })
  const cancelPath = ownPath(body.cancelPath)
  if (cancelPath === null) return failure({ kind: 'bad-return-path' })

  const metadata = deliveryPreferences(body, context.servedCities)
  const created = await context.api.createCheckout({
    items: body.items.map(({ variantId, quantity }) => ({
      variantId,
      quantity,
      customFields: context.findProductOf(variantId)?.customFields ?? [],
    })),
    successUrl: `${context.siteUrl}${paths.success}`,
    cancelUrl: `${context.siteUrl}${cancelPath}`,
    locale: 'pt-BR',
    ...(body.timeZone ? { timeZone: body.timeZone } : {}),
    ...(metadata ? { metadata, customFieldValues: inWords(metadata) } : {}),
  })
  if (!created.ok) return failure(problemOf(created.error))

  const { url, metadataSent } = created.value
  if (!isAllowedCheckoutAddress(url, context.checkoutHosts)) return failure({ kind: 'bad-checkout-address' })
  return success({ url: withLanguage(url, context.language), metadataSent })
}

function obstacleOf(body: ParsedCheckoutBody, servedCities: readonly string[]): CheckoutObstacle | null {
  if (body.kind === 'buy-now') return null
  return checkoutObstacle({ ...body, lineCount: body.items.length, cityConfirmed: true }, servedCities)
}

/** Buying at once needs no details; what the shopper has already confirmed in the cart travels along. */
function deliveryPreferences(
  body: ParsedCheckoutBody,
  servedCities: readonly string[],
): DeliveryPreferences | null {
  const details = body.kind === 'cart' ? body : body.delivery
  if (!details) return null
  const { city, whatsapp, substitution } = details
  const draft = { lineCount: 1, city, whatsapp, substitution, cityConfirmed: true }
  if (checkoutObstacle(draft, servedCities) || substitution === null) return null
  return { whatsappContact: whatsapp.trim(), city: city.trim(), replacementOption: substitution }
}

/** A custom field is read by a person, so the choice stands there in words. */
function inWords(metadata: DeliveryPreferences): DeliveryPreferences {
  const option = metadata.replacementOption === 'similar' ? 'similar' : 'remove'
  return { ...metadata, replacementOption: cartCopy.substitution[option] }
}

function problemOf(error: StoreApiError): CheckoutProblem {
  if (error.code === 'insufficient_inventory') return { kind: 'insufficient-stock' }
  if (error.kind === 'timeout') return { kind: 'store-timeout', error }
  if (error.kind === 'rate-limited' || error.status === 503) return { kind: 'store-busy', error }
  return { kind: 'store-failed', error }
}

function withLanguage(address: string, language: string | null): string {
  if (!language) return address
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}
