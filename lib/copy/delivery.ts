import { chargingZones, type Freight } from '../domain/cart-totals.ts'
import type { OrderedBy } from '../domain/checkout.ts'
import {
  type DeliveryRule,
  type DeliveryZone,
  deliveredZones,
  findZone,
  haveOneRule,
  isSameRule,
  servedZones,
} from '../domain/delivery.ts'
import type { PastOrder } from '../domain/past-order.ts'
import { pickupAddress } from '../domain/pickup.ts'
import { formatMoney } from './money.ts'
import { itemCount, kilograms, listOf, lowerFirst } from './wording.ts'

export const deliveryLineCopy = {
  title: 'Entrega e frete',
  description: 'Confira se entregamos na sua cidade e quanto custa',
}

/** `10 itens e 15 kg`, both required; empty without limits. */
export function limitsText({ maximumItems, maximumGrams }: DeliveryRule): string {
  return [
    maximumItems !== null && itemCount(maximumItems),
    maximumGrams !== null && `${kilograms(maximumGrams)} kg`,
  ]
    .filter((limit) => limit !== false)
    .join(' e ')
}

/** `R$ 12,00 para pedidos de até 10 itens e 15 kg`. */
function feeText(rule: DeliveryRule, limits = limitsText(rule)): string {
  const price = plainMoney(rule.fee, rule.currency)
  return limits ? `${price} para pedidos de até ${limits}` : price
}

const plainMoney = (amount: number, currency: string) =>
  formatMoney({ amount, currency }).replace('\u00a0', ' ')

/** `10 itens ou 15kg`, as in the specification. */
const specifiedLimits = (rule: DeliveryRule) => limitsText(rule).replace(' e ', ' ou ').replace(' kg', 'kg')

function conditionsOf({ freeFrom, minimum, currency }: DeliveryRule): readonly string[] {
  return [
    ...(freeFrom === undefined ? [] : [`Grátis a partir de ${plainMoney(freeFrom, currency)}.`]),
    ...(minimum === undefined ? [] : [`Pedido mínimo de ${plainMoney(minimum, currency)}.`]),
  ]
}

/** Replaces the fee where the rule has none; the total beside it excludes freight. */
export const toArrange = 'a combinar'
const arranged = `frete ${toArrange}`

const toBeAgreed = 'Entrega e frete a combinar com o mercado.'

export const deliveryCopy = {
  zones: 'Cidades atendidas',
  chooseCity: 'O frete depende da cidade: escolha a sua para ver o valor.',
  otherCurrency: `O frete é em outra moeda: ${arranged} com o mercado.`,
  note: (rule: DeliveryRule) =>
    [
      rule.isArranged
        ? toBeAgreed
        : rule.isPickup
          ? 'Retirada na loja, sem frete.'
          : `Frete de ${feeText(rule, specifiedLimits(rule))}.`,
      ...conditionsOf(rule),
    ].join(' '),
  toMinimum: (missing: string) => `Faltam ${missing} para o pedido mínimo`,
  toFree: (missing: string) => `Faltam ${missing} para o frete grátis`,
  free: 'Frete grátis nesta compra',
}

export const freightText: Readonly<Record<Freight, string | null>> = {
  charged: 'com frete',
  arranged: `+ ${arranged}`,
  'by-city': '+ frete',
  none: null,
}

/** `Total com frete`, `Total estimado`, `Total estimado, sem frete`. */
export const totalLabel = (freight: Freight, isEstimated = false) =>
  freight === 'arranged'
    ? 'Total estimado, sem frete'
    : [isEstimated ? 'Total estimado' : 'Total', freightText[freight]].filter(Boolean).join(' ')

/** `Retirada na loja: Rua das Flores, 12 (seg a sex 8h–19h)`. */
export const pickupText = ({ city, note }: Pick<DeliveryZone, 'city' | 'note'>) =>
  note === null ? city : `${city} (${note})`

type Agreed = {
  readonly place: string
  readonly also?: string | null
}

/** `Entrega em Itajaí/SC · amanhã, 9h–11h`, `Retirada na loja: Rua A, 1`. */
export const agreedText = ({ place, also }: Agreed) =>
  [pickupAddress(place) === null ? `Entrega em ${place}` : place, ...(also ? [lowerFirst(also)] : [])].join(
    ' · ',
  )

type Placed = Pick<PastOrder, 'shippingFee' | 'productsTotal'>

export const isToArrange = (place: string, { shippingFee, productsTotal }: Placed) =>
  pickupAddress(place) === null && productsTotal !== null && shippingFee === null

/** `Entrega em Itajaí/SC · frete R$ 12,00`. */
export function placedText(place: string, order: Placed): string {
  const fee = order.shippingFee && `frete ${formatMoney(order.shippingFee)}`
  const also = isToArrange(place, order) ? arranged : fee
  return agreedText({ place, also })
}

/** Groups cities by rule. */
export function deliveryTerms(all: readonly DeliveryZone[], by: OrderedBy = 'payment'): string {
  const zones = deliveredZones(all)
  const pickup = all
    .filter(({ isPickup }) => isPickup)
    .map((zone) => [`${pickupText(zone)}.`, ...conditionsOf(zone)].join(' '))
    .join(' ')
  if (zones.length === 0) return all.some(({ isArranged }) => isArranged) ? toBeAgreed : pickup
  const served = `Entregamos em ${listOf(zones.map(({ city }) => city))}.`
  const firsts = zones.filter((zone, index) => zones.findIndex((other) => isSameRule(other, zone)) === index)
  const rules = firsts.map((first) => {
    const cities = zones.filter((zone) => isSameRule(zone, first)).map(({ city }) => city)
    const fee = `frete é de ${feeText(first)}`
    const rule = haveOneRule(zones) ? `O ${fee}` : `Em ${listOf(cities)}, o ${fee}`
    const notes = [...conditionsOf(first), ...(first.note ? [first.note] : [])]
    return notes.length > 0 ? `${rule} (${notes.join(' ').replace(/\.$/, '')})` : rule
  })
  const delivery = `${served} ${rules.join('. ')}; o valor final do frete é o que aparece no ${by === 'message' ? 'pedido' : 'pagamento'}.`
  return [delivery, pickup].filter(Boolean).join(' ')
}

/** Shows a confirmed city alone, and the fee of one piece of `grams`; null without a served city. */
export function deliveryLine(
  zones: readonly DeliveryZone[],
  city: string | null,
  grams: number | null = null,
): string | null {
  const chosen = city === null ? null : findZone(city, zones)
  if (chosen?.isPickup) return chosen.city
  const [first, ...others] = chosen ? [chosen] : deliveredZones(zones)
  if (!first) return zones[0]?.isArranged ? 'Entrega a combinar' : (zones[0]?.city ?? null)
  return `Entrega em ${placesText(chosen ? [chosen] : servedZones(zones))} · ${lineFreight([first, ...others], grams)}`
}

/** `Itajaí/SC`, `2 cidades`, or `2 bairros de Itajaí/SC`. */
function placesText(zones: readonly DeliveryZone[]): string {
  const [name = '', ...others] = new Set(zones.map(({ city, partOf = city }) => partOf))
  if (others.length > 0) return `${others.length + 1} cidades`
  return zones.length > 1 ? `${zones.length} bairros de ${name}` : (zones[0]?.city ?? name)
}

/** The limits are in the sheet that the line opens. */
function lineFreight(zones: readonly DeliveryZone[], grams: number | null): string {
  const charging = chargingZones(zones, grams)
  const [first] = charging
  if (!first) return arranged
  const lowest = Math.min(...charging.map(({ fee }) => fee))
  const from = charging.some(({ fee }) => fee !== lowest) ? 'a partir de ' : ''
  return from + formatMoney({ amount: lowest, currency: first.currency })
}
