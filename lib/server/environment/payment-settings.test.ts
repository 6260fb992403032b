import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'

const file = { CATALOG_FILE: './loja.csv', STORE_WHATSAPP: '(47) 99999-1234' }

describe('PAYMENT_WAYS', () => {
  it('are asked in a shop from a file, in reais, each once and in this order', () => {
    const waysOf = (ways: string, more = {}) =>
      parseEnvironment({ ...file, ...more, PAYMENT_WAYS: ways }).paymentWays
    expect(parseEnvironment(file).paymentWays).toEqual([])
    expect(waysOf(' dinheiro, pix ,dinheiro')).toEqual(['dinheiro', 'pix'])
    expect(() => waysOf('pix', { STORE_CURRENCY: 'uyu' })).toThrow(/^PAYMENT_WAYS: this is in reais/)
    expect(() => parseEnvironment({ PAYMENT_WAYS: 'pix' })).toThrow(/^PAYMENT_WAYS: .*CATALOG_FILE/)
  })
})

describe('PIX_KEY, PIX_NAME and PIX_CITY', () => {
  const given = { PIX_KEY: '11.222.333/0001-81', PIX_NAME: 'Empório São João', PIX_CITY: 'Balneário Cambo' }
  const pixOf = (more: Readonly<Record<string, string>>) => parseEnvironment({ ...file, ...more }).pix

  it('are whom a code pays, as banks write it', () => {
    expect(pixOf({})).toBeNull()
    expect(pixOf(given)).toEqual({ key: '11222333000181', name: 'Emporio Sao Joao', city: 'Balneario Cambo' })
    expect(pixOf({ ...given, PAYMENT_WAYS: 'dinheiro,pix' })).not.toBeNull()
  })

  it.each([
    [{ PIX_KEY: given.PIX_KEY }, /^PIX_KEY, PIX_NAME, PIX_CITY: give all three or none/],
    [{ ...given, PIX_KEY: '47999991234' }, /^PIX_KEY: give a CPF, .*\+55 47 99999-1234/],
    [{ ...given, PIX_NAME: 'Empório São João Comércio Ltda' }, /^PIX_NAME: give at most 25 characters/],
    [{ ...given, PIX_CITY: 'Balneário Camboriú' }, /^PIX_CITY: give at most 15 characters/],
    [{ ...given, PAYMENT_WAYS: 'dinheiro' }, /^PIX_KEY: PAYMENT_WAYS has no pix/],
    [{ ...given, STORE_CURRENCY: 'uyu' }, /^PIX_KEY: this is in reais/],
  ])('are refused where they cannot be: %o', (more, message) => {
    expect(() => pixOf(more)).toThrow(message)
  })

  it('are refused without a file', () => {
    expect(() => parseEnvironment(given)).toThrow(/^PIX_KEY: .*CATALOG_FILE/)
  })
})
