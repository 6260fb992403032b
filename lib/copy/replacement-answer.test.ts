import { describe, expect, it } from 'vitest'
import { brl, found, makeLine, makeOrder, variantIdOf } from '../testing/sample-values.ts'
import { replacementCopy as copy } from './replacement-answer.ts'

const amounts = { ordered: 1098, now: 1198 }
const makeOffer = (line: number) => {
  const offer = { line, id: String(line), answer: null, settled: amounts }
  const outcome = { ...found, state: 'replaced', replacement: 'Leite de outra marca', offer } as const
  return makeLine({ variantId: variantIdOf(line), amount: brl(1098), settled: amounts, outcome })
}
const moneyOf = (paid: number | null) => ({ ordered: 7968, now: 8068, paid, mark: null, currency: 'brl' })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const untilOf = (paid: number | null, lines = [makeOffer(0)], pickup: string | null = null) =>
  plain(copy.until(makeOrder({ pickup, lines, settled: moneyOf(paid) })))

describe('R84 what an answer to a replacement comes to', () => {
  it('is that it is not paid, or of what is paid, that its amount comes back', () => {
    expect(untilOf(null)).toBe(
      'Responda até o pedido sair. Se recusar, sai do pedido e você não paga. Sem resposta, a troca vem.',
    )
    expect(untilOf(null, [makeOffer(0)], 'Rua A')).toMatch(/^Responda até você retirar o pedido\./)
    expect(untilOf(7968)).toContain('Se recusar, sai do pedido e o valor (R$ 10,98) volta para você.')
    expect(copy.means('refused', moneyOf(null))).toBe('Sai do pedido, e você não paga.')
    expect(copy.means('refused', moneyOf(7968))).toBe('Sai do pedido, e o valor volta para você.')
  })

  it('names no amount of one among several, or where another sum was paid than was ordered', () => {
    const anyAmount = 'Se recusar, sai do pedido e o valor volta para você.'
    expect(untilOf(7968, [makeOffer(0), makeOffer(1)])).toContain(anyAmount)
    expect(untilOf(8068)).toContain(anyAmount)
  })

  it('is settled at the end, where it is paid and costs more or less', () => {
    expect(plain(copy.price(amounts, moneyOf(null)))).toBe('R$ 11,98 (+ R$ 1,00)')
    expect(plain(copy.price(amounts, moneyOf(7968)))).toBe('R$ 11,98 (+ R$ 1,00, acerto no final)')
    expect(copy.price({ ordered: 1098, now: 1098 }, moneyOf(7968))).toContain('(mesmo preço)')
  })
})
