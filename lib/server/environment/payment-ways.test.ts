import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

describe('PAYMENT_WAYS', () => {
  it('are asked in a shop from a file, in reais, each once and in this order', () => {
    const file = { CATALOG_FILE: './loja.csv', STORE_WHATSAPP: '(47) 99999-1234' }
    const waysOf = (ways: string, more = {}) =>
      parseEnvironment({ ...file, ...more, PAYMENT_WAYS: ways }).paymentWays
    expect(parseEnvironment(file).paymentWays).toEqual([])
    expect(waysOf(' dinheiro, pix ,dinheiro')).toEqual(['dinheiro', 'pix'])
    expect(() => waysOf('pix', { STORE_CURRENCY: 'uyu' })).toThrow(
      /^PAYMENT_WAYS: change is counted in reais/,
    )
    expect(() => parseEnvironment({ PAYMENT_WAYS: 'pix' })).toThrow(/^PAYMENT_WAYS: .*CATALOG_FILE/)
  })
})
