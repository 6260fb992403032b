import { announcedHour, type Coming, isLate, wasInTime, windowSpan } from '../domain/order-promise.ts'
import type { PastOrder } from '../domain/past-order.ts'
import { aboutText, promiseText, slowText, whenText, windowOfText } from './order-arrival.ts'

/** An order with what says when it comes. */
export const comingOf = (order: PastOrder) => ({ ...order, window: order.details?.deliveryWindow })

export type LateText = {
  /** That it is late, and for when it was said to come. */
  readonly title: string
  /** To the market, ready to be sent. */
  readonly message: string
}

/**
 * What its shopper is shown, and can ask the market, of an order that comes later than was said, or than orders usually do;
 * null of one that does not. `now`: ms since 1970.
 */
export function lateText(order: PastOrder, now: number): LateText | null {
  const coming = comingOf(order)
  const title = whenText(coming, now)
  if (title === null || !(isLate(coming, now) || title === slowText)) return null
  const isBrought = order.pickup === null
  const promise = promiseText(coming, now)
  const promised = promise === null ? '' : `, combinado para ${isBrought ? '' : 'retirar '}${promise},`
  const ask = isBrought ? 'ainda não chegou. Que horas vem?' : 'ainda não está pronto. Que horas fica pronto?'
  return { title, message: `Olá! Meu pedido ${order.code}${promised} ${ask}` }
}

export const lateCopy = {
  ask: 'Perguntar ao mercado',
  /** What comes of waiting; without a contact, what else can be done. */
  next: (hasContact: boolean) =>
    `A nova previsão aparece aqui assim que o mercado avisar.${hasContact ? '' : ' Se precisar, leve o código deste pedido ao mercado.'}`,
}

/**
 * `Combinado: hoje, 14h–16h`, `Antes: por volta das 17h`: beside an hour that was announced, what was agreed, and the hour
 * announced before. `now`: ms since 1970.
 */
export function agreedTexts(order: Coming, now: number): readonly string[] {
  const { arrivesBefore, window } = order
  if (announcedHour(order) === null) return []
  return [
    ...(window && windowSpan(window) ? [`Combinado: ${windowOfText(window, now)}`] : []),
    ...(arrivesBefore ? [`Antes: ${aboutText(Date.parse(arrivesBefore), now)}`] : []),
  ]
}

/** `Chegou no horário combinado: hoje, 14h–16h.`; null of what did not. `now`: ms since 1970. */
export function inTimeText(order: PastOrder, now: number): string | null {
  const { window } = comingOf(order)
  if (!window || !wasInTime({ ...order, window })) return null
  return `${order.pickup === null ? 'Chegou' : 'Retirado'} no horário combinado: ${windowOfText(window, now)}.`
}
