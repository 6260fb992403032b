import { overLimits, type Shipping, shippingFor } from '../domain/cart-totals.ts'
import type { DeliveryRule } from '../domain/delivery.ts'
import { arranged, limitsText, toArrange } from './delivery.ts'
import { formatMoney } from './money.ts'
import { itemCount, kilograms } from './wording.ts'

const feeOf = ({ fee, currency, freeFrom }: DeliveryRule) =>
  `${freeFrom === undefined ? '' : 'até '}${formatMoney({ amount: fee, currency })}`

/** What the cart reads past the limits, where the rule has no fee to name, and within which it has one. */
export function beyondLimits(rule: DeliveryRule, shipping: Shipping): string {
  const { maximumItems, maximumGrams } = rule
  const over = overLimits(shipping, rule)
  const limits = [
    over.items > 0 && itemCount(maximumItems ?? 0),
    over.grams > 0 && `${kilograms(maximumGrams ?? 0)} kg`,
  ].filter((limit) => limit !== false)
  return `Mais de ${limits.join(' e de ')}: ${arranged} com o mercado. Até ${limitsText(rule)}, o frete é de ${feeOf(rule)}.`
}

/**
 * `Frete a combinar · tire 2 itens para pagar R$ 12,00`: the same in one line. Null within the limits, and where every
 * piece alone is too heavy.
 */
export function backWithinLimits(
  lines: Parameters<typeof shippingFor>[0],
  rule: DeliveryRule | null,
): string | null {
  if (!rule) return null
  const { maximumGrams } = rule
  const { items, grams } = overLimits(shippingFor(lines, rule), rule)
  if (grams > 0 && lines.every(({ weightGrams }) => (weightGrams ?? 0) > (maximumGrams ?? 0))) return null
  const parts = [
    items > 0 && itemCount(items),
    // Never less than what is to go.
    grams > 0 && `${kilograms(Math.ceil(grams / 100) * 100)} kg`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? `Frete ${toArrange} · tire ${parts.join(' e ')} para pagar ${feeOf(rule)}` : null
}
