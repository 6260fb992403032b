import type { PaymentWay } from '../../domain/payment.ts'
import type { PixReceiver } from '../../domain/pix-code.ts'
import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'

/** How the market itself is paid: of orders by message, and in reais. */
export type PaymentSettings = {
  /** As shoppers are asked, in this order; none: they are not asked. */
  readonly paymentWays: readonly PaymentWay[]
  /** Whom the code on the page of an order pays; null: there is none. */
  readonly pix: PixReceiver | null
}

/** Throws `EnvironmentError`. */
export function paymentSettingsOf(settings: Settings): PaymentSettings {
  const { PAYMENT_WAYS: paymentWays = [], PIX_KEY: key, PIX_NAME: name, PIX_CITY: city } = settings
  if (paymentWays.length > 0) requireShop('PAYMENT_WAYS', settings)
  if (key === undefined && name === undefined && city === undefined) return { paymentWays, pix: null }
  if (key === undefined || name === undefined || city === undefined) {
    throw new EnvironmentError('PIX_KEY, PIX_NAME, PIX_CITY: give all three or none')
  }
  requireShop('PIX_KEY', settings)
  if (paymentWays.length > 0 && !paymentWays.includes('pix')) {
    throw new EnvironmentError('PIX_KEY: PAYMENT_WAYS has no pix; add it there, or leave this out')
  }
  return { paymentWays, pix: { key, name, city } }
}

function requireShop(variable: string, { CATALOG_FILE: file, STORE_CURRENCY: currency }: Settings): void {
  if (file === undefined) {
    throw new EnvironmentError(
      `${variable}: the market is paid directly with CATALOG_FILE only, so give that too`,
    )
  }
  if (currency !== 'brl') {
    throw new EnvironmentError(`${variable}: this is in reais; leave it out, or STORE_CURRENCY`)
  }
}
