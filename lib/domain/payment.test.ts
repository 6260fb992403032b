import { describe, expect, it } from 'vitest'
import { changeToCarry, paymentObstacle, paymentWays } from './payment.ts'

const total = { amount: 3690, currency: 'brl' }
const cash = (changeFor?: string) => ({ payment: 'dinheiro', changeFor }) as const

describe('how an order is paid', () => {
  it('is not missed where the shop does not ask, and is one of its own ways where it does', () => {
    expect(paymentObstacle({}, { ways: [], total })).toBeNull()
    expect(paymentObstacle({}, { ways: paymentWays, total })).toBe('payment-missing')
    expect(paymentObstacle({ payment: 'cartao' }, { ways: ['pix', 'dinheiro'], total })).toBe(
      'payment-missing',
    )
    expect(paymentObstacle({ payment: 'cartao' }, { ways: paymentWays, total })).toBeNull()
  })

  it('asks of cash for change of at least the total, or that none is needed', () => {
    const of = (changeFor?: string) => paymentObstacle(cash(changeFor), { ways: paymentWays, total })
    expect([of(), of(''), of('3689')]).toEqual(['change-missing', 'change-missing', 'change-missing'])
    expect([of('0'), of('3690'), of('10000')]).toEqual([null, null, null])
    expect(paymentObstacle(cash('1'), { ways: paymentWays, total: undefined })).toBeNull()
  })

  it('says what goes along as change, where that is anything', () => {
    expect(changeToCarry(cash('5000'), total)).toEqual({ amount: 1310, currency: 'brl' })
    const none = [cash('3690'), cash('0'), cash('3000'), cash(), {}].map((given) =>
      changeToCarry(given, total),
    )
    expect(none).toEqual([null, null, null, null, null])
  })
})
