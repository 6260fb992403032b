import type { PaymentWay } from '../../domain/payment.ts'
import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'

/** How orders are paid to the market itself, which are orders by message, and in reais as Pix is. Throws `EnvironmentError`. */
export function paymentWaysOf(settings: Settings): readonly PaymentWay[] {
  const { PAYMENT_WAYS: ways = [], CATALOG_FILE: file, STORE_CURRENCY: currency } = settings
  if (ways.length > 0 && file === undefined) {
    throw new EnvironmentError('PAYMENT_WAYS: shoppers are asked with CATALOG_FILE only, so give that too')
  }
  if (ways.length > 0 && currency !== 'brl') {
    throw new EnvironmentError('PAYMENT_WAYS: change is counted in reais; leave this out, or STORE_CURRENCY')
  }
  return ways
}
