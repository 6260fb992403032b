import { overLimits, type Shipping, shippingFor } from '../domain/cart-totals.ts'
import type { DeliveryRule } from '../domain/delivery.ts'
import { limitsText, toArrange } from './delivery.ts'
import { formatMoney } from './money.ts'
import { itemCount, kilograms } from './wording.ts'

/** What an arranged freight means, wherever such an order is paid at the store; `legal.ts` gives the same right. */
export const arrangedHow = 'O mercado combina o frete antes de entregar; se não aceitar, o dinheiro volta.'

export const arrangedCopy = {
  title: `Frete ${toArrange}`,
  /** Above the button that pays, or of a message that opens WhatsApp. */
  now: (isByMessage: boolean) =>
    isByMessage
      ? 'Nada é cobrado aqui. O mercado combina o frete antes de entregar; se não aceitar, é só cancelar.'
      : `Agora você paga só os produtos. ${arrangedHow}`,
  ask: 'Perguntar o frete antes',
  /** What the market reads; the address of the goods follows. */
  asked: (
    city: string | null,
    { itemCount: count, weightGrams }: Pick<Shipping, 'itemCount' | 'weightGrams'>,
  ) =>
    `Olá! Quanto fica o frete${city ? ` para ${city}` : ''}? ${itemCount(count)}${weightGrams > 0 ? `, cerca de ${kilograms(weightGrams)} kg` : ''}:`,
  /** Leads to the line that most is to go of. */
  reduce: 'Tirar itens',
  /** Of an order that is paid, until it leaves. */
  followed: 'O mercado chama você no WhatsApp antes de entregar; se não aceitar o frete, o dinheiro volta.',
  agree: 'Combinar o frete agora',
  agreeSaid: (code: string) => `Olá! Quero combinar o frete do pedido ${code}.`,
} as const

/** `Acima de 10 itens ou de 15 kg, o frete é a combinar.`, behind the specification's note of a rule; empty without limits. */
export function beyondText(rule: DeliveryRule): string {
  const limits = limitsText(rule)
  return limits && `Acima de ${limits.replace(' e ', ' ou de ')}, o frete é ${toArrange}.`
}

/**
 * `Frete a combinar · R$ 12,00 tirando 2 itens`: the way back to a fee, in one line. Null within the limits, and where
 * every piece alone is too heavy.
 */
export function backWithinLimits(
  lines: Parameters<typeof shippingFor>[0],
  rule: DeliveryRule | null,
): string | null {
  if (!rule) return null
  const { fee, currency, freeFrom, maximumGrams } = rule
  const { items, grams } = overLimits(shippingFor(lines, rule), rule)
  if (grams > 0 && lines.every(({ weightGrams }) => (weightGrams ?? 0) > (maximumGrams ?? 0))) return null
  const parts = [
    items > 0 && itemCount(items),
    // Never less than what is to go.
    grams > 0 && `${kilograms(Math.ceil(grams / 100) * 100)} kg`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  const price = `${freeFrom === undefined ? '' : 'até '}${formatMoney({ amount: fee, currency })}`
  return `${arrangedCopy.title} · ${price} tirando ${parts.join(' e ')}`
}
