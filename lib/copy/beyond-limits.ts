import type { CartLine } from '../domain/cart.ts'
import { hasWayBack, overLimits, type Shipping, shippingFor } from '../domain/cart-totals.ts'
import type { DeliveryRule } from '../domain/delivery.ts'
import { limitsText, toArrange } from './delivery.ts'
import { formatMoney } from './money.ts'
import { itemCount, kilograms, lowerFirst } from './wording.ts'

const refused = 'ele cancela o pedido e devolve tudo pelo mesmo meio de pagamento.'

export const arrangedHow = `O mercado combina o frete pelo WhatsApp antes de entregar. Se você não aceitar, ${refused}`

export const arrangedCopy = {
  title: `Frete ${toArrange}`,
  payment: { now: 'Agora só os produtos; sem acordo no frete, devolvemos tudo.', how: arrangedHow },
  message: {
    now: 'Nada é cobrado aqui.',
    how: 'O mercado combina o frete pelo WhatsApp antes de entregar; se não aceitar, é só cancelar.',
  },
  more: (isChoice: boolean) => (isChoice ? 'Ver opções' : 'Ver como funciona'),
  ask: 'Perguntar o frete antes',
  /** Message to the market; the address of the goods follows. */
  asked: (
    city: string | null,
    { itemCount: count, weightGrams }: Pick<Shipping, 'itemCount' | 'weightGrams'>,
  ) =>
    `Olá! Quanto fica o frete${city ? ` para ${city}` : ''}? ${itemCount(count)}${weightGrams > 0 ? `, cerca de ${kilograms(weightGrams)} kg` : ''}:`,
  reduce: 'Tirar itens',
  over: (amount: string) => `${amount} a mais`,
  /** Note on a paid order until it leaves. */
  followed: `O mercado chama você no WhatsApp antes de entregar. Se você não aceitar o frete, ${refused}`,
  agree: 'Combinar o frete agora',
  agreeSaid: (code: string) => `Olá! Quero combinar o frete do pedido ${code}.`,
} as const

/** `Acima de 10 itens ou de 15 kg, o frete é a combinar.`; empty without limits. */
export function beyondText(rule: DeliveryRule): string {
  const limits = limitsText(rule)
  return limits && `Acima de ${limits.replace(' e ', ' ou de ')}, o frete é ${toArrange}.`
}

/** `15,8 kg · 3,2 kg cada`, never `0 kg`; null for an unknown weight. */
export function weightText({
  quantity,
  weightGrams,
}: Pick<CartLine, 'quantity' | 'weightGrams'>): string | null {
  if (!weightGrams) return null
  const shown = (grams: number) => `${kilograms(Math.max(50, grams))}\u00a0kg`
  const all = shown(weightGrams * quantity)
  return quantity > 1 ? `${all} · ${shown(weightGrams)} cada` : all
}

/** `12,8 kg`, rounded up. */
export const kilogramsOver = (grams: number) => `${kilograms(Math.ceil(grams / 100) * 100)}\u00a0kg`

/** `Acima de 10 itens e 15 kg: frete a combinar`, `Tire 2 itens e 1,6 kg: frete de R$ 12,00`. */
export function beyondTexts(lines: Parameters<typeof shippingFor>[0], rule: DeliveryRule | null) {
  const { items, grams } = overLimits(shippingFor(lines, rule), rule)
  const ofBoth = (count: number, weight: string) =>
    [items > 0 && itemCount(count), grams > 0 && weight].filter(Boolean).join(' e ')
  const limits = ofBoth(rule?.maximumItems ?? 0, `${kilograms(rule?.maximumGrams ?? 0)}\u00a0kg`)
  const { title } = arrangedCopy
  return {
    cause: limits ? `Acima de ${limits}: ${lowerFirst(title)}` : title,
    wayBack:
      rule && hasWayBack(lines, rule) ? `Tire ${ofBoth(items, kilogramsOver(grams))}: ${feeOf(rule)}` : null,
  }
}

const feeOf = ({ fee: amount, currency, freeFrom }: DeliveryRule) =>
  `frete de ${freeFrom === undefined ? '' : 'até '}${formatMoney({ amount, currency })}`
