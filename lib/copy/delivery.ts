import type { Shipping } from '../domain/cart-totals.ts'
import {
  type DeliveryRule,
  type DeliveryZone,
  findZone,
  haveOneRule,
  isSameRule,
} from '../domain/delivery.ts'
import { formatMoney } from './money.ts'
import { itemCount, kilograms, listOf } from './wording.ts'

export const deliveryLineCopy = {
  title: 'Entrega e frete',
  description: 'Confira se entregamos na sua cidade e quanto custa',
}

/** `R$ 12,00 para pedidos de até 10 itens ou 15kg`: what there is no limit for is not named; `space` stands before kg. */
function feeText({ fee, currency, maximumItems, maximumGrams }: DeliveryRule, space: '' | ' '): string {
  const limits = [
    maximumItems !== null && itemCount(maximumItems),
    maximumGrams !== null && `${kilograms(maximumGrams)}${space}kg`,
  ].filter((limit) => limit !== false)
  const price = formatMoney({ amount: fee, currency }).replace('\u00a0', ' ')
  return limits.length > 0 ? `${price} para pedidos de até ${limits.join(' ou ')}` : price
}

export const deliveryCopy = {
  zones: 'Cidades atendidas',
  chooseCity: 'O frete depende da cidade: escolha a sua para ver o valor.',
  /** What the cart reads past the limits, where the rule has no fee to name. */
  beyond: ({ maximumItems, maximumGrams }: DeliveryRule, { itemCount: count, weightGrams }: Shipping) => {
    const limits = [
      maximumItems !== null && count > maximumItems && itemCount(maximumItems),
      maximumGrams !== null && weightGrams > maximumGrams && `${kilograms(maximumGrams)} kg`,
    ]
    return `O carrinho passa de ${limits.filter(Boolean).join(' e de ')}: o total ainda não tem frete.`
  },
  otherCurrency: 'O frete é em outra moeda: o total ainda não o tem.',
  feeAtPayment: 'Você vê o valor na próxima etapa, antes de pagar.',
  feeByMessage: 'O mercado combina o valor com você pelo WhatsApp.',
  note: (rule: DeliveryRule) => `Frete de ${feeText(rule, '')}.`,
}

/** Where the shop delivers and for how much, in sentences; cities of one rule share one. */
export function deliveryTerms(zones: readonly DeliveryZone[]): string {
  const served = `Entregamos em ${listOf(zones.map(({ city }) => city))}.`
  const firsts = zones.filter((zone, index) => zones.findIndex((other) => isSameRule(other, zone)) === index)
  const rules = firsts.map((first) => {
    const cities = zones.filter((zone) => isSameRule(zone, first)).map(({ city }) => city)
    const fee = `frete é de ${feeText(first, ' ')}`
    const rule = haveOneRule(zones) ? `O ${fee}` : `Em ${listOf(cities)}, o ${fee}`
    return first.note ? `${rule} (${first.note.replace(/\.$/, '')})` : rule
  })
  return `${served} ${rules.join('. ')}; o valor final do frete é o que aparece no pagamento.`
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
