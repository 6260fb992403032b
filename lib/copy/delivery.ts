import { chargingZones, type Freight } from '../domain/cart-totals.ts'
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

/** `10 itens e 15 kg`, of which both hold: what there is no limit for is not named. Empty without any limit. */
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

/** As the specification writes them: `10 itens ou 15kg`. */
const specifiedLimits = (rule: DeliveryRule) => limitsText(rule).replace(' e ', ' ou ').replace(' kg', 'kg')

/** What else holds, in sentences; only a table of delivery says any. */
function conditionsOf({ freeFrom, minimum, currency }: DeliveryRule): readonly string[] {
  return [
    ...(freeFrom === undefined ? [] : [`Grátis a partir de ${plainMoney(freeFrom, currency)}.`]),
    ...(minimum === undefined ? [] : [`Pedido mínimo de ${plainMoney(minimum, currency)}.`]),
  ]
}

/** Said wherever the rule has no fee for what is bought; the total beside it is without freight. */
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

/** What stands behind a total: whether freight is in it, and where not, why. Null for no goods. */
export const freightText: Readonly<Record<Freight, string | null>> = {
  charged: 'com frete',
  arranged: `+ ${arranged}`,
  'by-city': '+ frete',
  none: null,
}

/** `Total com frete`, `Total estimado` of what the scale has yet to weigh; `Total estimado, sem frete` where that is to be agreed. */
export const totalLabel = (freight: Freight, isEstimated = false) =>
  freight === 'arranged'
    ? 'Total estimado, sem frete'
    : [isEstimated ? 'Total estimado' : 'Total', freightText[freight]].filter(Boolean).join(' ')

/** `Retirada na loja: Rua das Flores, 12 (seg a sex 8h–19h)`. */
export const pickupText = ({ city, note }: Pick<DeliveryZone, 'city' | 'note'>) =>
  note === null ? city : `${city} (${note})`

type Agreed = {
  readonly place: string
  /** Its window, or what it costs. */
  readonly also?: string | null
}

/** `Entrega em Itajaí/SC · amanhã, 9h–11h`, `Retirada na loja: Rua A, 1`: what a payment is made for. */
export const agreedText = ({ place, also }: Agreed) =>
  [pickupAddress(place) === null ? `Entrega em ${place}` : place, ...(also ? [lowerFirst(also)] : [])].join(
    ' · ',
  )

type Placed = Pick<PastOrder, 'shippingFee' | 'productsTotal'>

/** Whether the market says what an order to this place costs to bring, as far as its prices are known. */
export const isToArrange = (place: string, { shippingFee, productsTotal }: Placed) =>
  pickupAddress(place) === null && productsTotal !== null && shippingFee === null

/** `Entrega em Itajaí/SC · frete R$ 12,00`, of an order. */
export function placedText(place: string, order: Placed): string {
  const fee = order.shippingFee && `frete ${formatMoney(order.shippingFee)}`
  const also = isToArrange(place, order) ? arranged : fee
  return agreedText({ place, also })
}

/** Where the shop delivers and for how much, in sentences; cities of one rule share one. `isByMessage`: nothing is paid on the way. */
export function deliveryTerms(all: readonly DeliveryZone[], isByMessage = false): string {
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
  const delivery = `${served} ${rules.join('. ')}; o valor final do frete é o que aparece no ${isByMessage ? 'pedido' : 'pagamento'}.`
  return [delivery, pickup].filter(Boolean).join(' ')
}

type LineOptions = {
  /** What one piece of the page's product weighs. */
  readonly grams?: number | null
  /** Whether it says up to how much the fee is charged. */
  readonly hasLimits?: boolean
}

/**
 * Where the shop delivers and for how much, in one line: for a city that the shopper has confirmed only that one, and on
 * the page of a product what holds for one piece of `grams`. Null where no city is served.
 */
export function deliveryLine(
  zones: readonly DeliveryZone[],
  city: string | null,
  { grams = null, hasLimits = true }: LineOptions = {},
): string | null {
  const chosen = city === null ? null : findZone(city, zones)
  if (chosen?.isPickup) return chosen.city
  const [first, ...others] = chosen ? [chosen] : deliveredZones(zones)
  if (!first) return zones[0]?.isArranged ? 'Entrega a combinar' : (zones[0]?.city ?? null)
  return `Entrega em ${placesText(chosen ? [chosen] : servedZones(zones))} · ${lineFreight([first, ...others], { grams, hasLimits })}`
}

/** `Itajaí/SC`, `2 cidades`, or where only parts of one city are served `2 bairros de Itajaí/SC`. */
function placesText(zones: readonly DeliveryZone[]): string {
  const [name = '', ...others] = new Set(zones.map(({ city, partOf = city }) => partOf))
  if (others.length > 0) return `${others.length + 1} cidades`
  return zones.length > 1 ? `${zones.length} bairros de ${name}` : (zones[0]?.city ?? name)
}

function lineFreight(zones: readonly DeliveryZone[], { grams, hasLimits }: Required<LineOptions>): string {
  const charging = chargingZones(zones, grams)
  const [first] = charging
  if (!first) return arranged
  const lowest = Math.min(...charging.map(({ fee }) => fee))
  const from = charging.some(({ fee }) => fee !== lowest) ? 'a partir de ' : ''
  const limits = hasLimits && haveOneRule(zones) && limitsText(first)
  return `frete ${from}${formatMoney({ amount: lowest, currency: first.currency })}${limits ? ` até ${limits}` : ''}${haveOneRule(zones) && first.minimum ? ` · mínimo ${formatMoney({ amount: first.minimum, currency: first.currency })}` : ''}`
}
