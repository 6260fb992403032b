import { hasWayBack, overLimits, type Shipping, shippingFor } from '../domain/cart-totals.ts'
import type { DeliveryRule } from '../domain/delivery.ts'
import { limitsText, toArrange } from './delivery.ts'
import { formatMoney } from './money.ts'
import { itemCount, kilograms } from './wording.ts'

/** As `legal.ts` promises. */
const refused = 'ele cancela o pedido e devolve tudo pelo mesmo meio de pagamento.'

/** What an arranged freight means, wherever such an order is paid at the store. */
export const arrangedHow = `O mercado combina o frete antes de entregar. Se você não aceitar, ${refused}`

export const arrangedCopy = {
  title: `Frete ${toArrange}`,
  /** At the button that pays, or of a message that opens WhatsApp. */
  now: (isByMessage: boolean) => (isByMessage ? 'Nada é cobrado aqui.' : 'Agora você paga só os produtos.'),
  how: (isByMessage: boolean) =>
    isByMessage ? 'O mercado combina o frete antes de entregar; se não aceitar, é só cancelar.' : arrangedHow,
  /** Leads to the rule, which says how, and to what can be done. */
  options: 'Ver opções',
  ask: 'Perguntar o frete antes',
  /** What the market reads; the address of the goods follows. */
  asked: (
    city: string | null,
    { itemCount: count, weightGrams }: Pick<Shipping, 'itemCount' | 'weightGrams'>,
  ) =>
    `Olá! Quanto fica o frete${city ? ` para ${city}` : ''}? ${itemCount(count)}${weightGrams > 0 ? `, cerca de ${kilograms(weightGrams)} kg` : ''}:`,
  /** Leads to the line that most is to go of. */
  reduce: 'Tirar itens',
  /** Behind what is over a limit, at its meter. */
  over: (amount: string) => `${amount} a mais`,
  /** Of an order that is paid, until it leaves. */
  followed: `O mercado chama você no WhatsApp antes de entregar. Se você não aceitar o frete, ${refused}`,
  agree: 'Combinar o frete agora',
  agreeSaid: (code: string) => `Olá! Quero combinar o frete do pedido ${code}.`,
} as const

/** `Acima de 10 itens ou de 15 kg, o frete é a combinar.`, behind the specification's note of a rule; empty without limits. */
export function beyondText(rule: DeliveryRule): string {
  const limits = limitsText(rule)
  return limits && `Acima de ${limits.replace(' e ', ' ou de ')}, o frete é ${toArrange}.`
}

/** `12,8 kg` of what is over a limit: never less than it is. */
export const kilogramsOver = (grams: number) => `${kilograms(Math.ceil(grams / 100) * 100)}\u00a0kg`

/**
 * `Tire 2 itens e 1,6 kg para pagar frete de R$ 12,00`: the way back to a fee. Where every piece alone is too heavy
 * `O pedido pesa 16,5 kg, acima de 15 kg`. Null within the limits.
 */
export function beyondTitle(
  lines: Parameters<typeof shippingFor>[0],
  rule: DeliveryRule | null,
): string | null {
  if (!rule) return null
  const shipping = shippingFor(lines, rule)
  const { items, grams } = overLimits(shipping, rule)
  if (items === 0 && grams === 0) return null
  if (!hasWayBack(lines, rule))
    return `O pedido pesa ${kilogramsOver(shipping.weightGrams)}, acima de ${kilograms(rule.maximumGrams ?? 0)}\u00a0kg`
  const parts = [items > 0 && itemCount(items), grams > 0 && kilogramsOver(grams)].filter(Boolean)
  const { fee: amount, currency, freeFrom } = rule
  return `Tire ${parts.join(' e ')} para pagar frete de ${freeFrom === undefined ? '' : 'até '}${formatMoney({ amount, currency })}`
}
