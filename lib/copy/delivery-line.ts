import { type DeliveryZone, findZone } from '../domain/delivery-zone.ts'
import { formatMoney } from './money.ts'

export const deliveryLineCopy = {
  title: 'Entrega e frete',
  description: 'Confira se entregamos na sua cidade e quanto custa',
}

/**
 * Where the shop delivers and for how much, in one line; for a city that the shopper has confirmed, only that one. Null
 * where no city is served.
 */
export function deliveryLine(zones: readonly DeliveryZone[], city: string | null): string | null {
  const chosen = city === null ? null : findZone(city, zones)
  const [first, ...others] = chosen ? [chosen] : zones
  if (!first) return null
  const where = others.length > 0 ? `${others.length + 1} cidades` : first.city
  const lowest = Math.min(first.fee, ...others.map(({ fee }) => fee))
  const from = others.some(({ fee }) => fee !== first.fee) ? 'a partir de ' : ''
  return `Entrega em ${where} · frete ${from}${formatMoney({ amount: lowest, currency: first.currency })}`
}
