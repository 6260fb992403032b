import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePixCode } from '../testing/parse-pix-code.ts'
import { crc16, longestCity, longestName, normalizePixKey, pixCode, pixText } from './pix-code.ts'

const receiver = { key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA' }

describe('the code of a Pix', () => {
  it('is, letter by letter, the example that the central bank publishes', () => {
    expect(pixCode(receiver, { amount: null, reference: null })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    )
  })

  it('ends in the CRC that the catalogue of such sums gives for its check text', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('R75 reads, by a parser of others, as what was put in', () => {
    const text = fc.stringMatching(/^[A-Za-z0-9]{1,15}$/)
    const amounts = fc.integer({ min: 1, max: 99_999_999 })
    const references = fc.stringMatching(/^[0-9A-F]{12}$/)
    const check = fc.property(text, text, amounts, references, (name, city, amount, reference) => {
      const code = pixCode({ ...receiver, name, city }, { amount: { amount, currency: 'brl' }, reference })
      const written = (id: string, value: string) => `${id} ${String(value.length).padStart(2, '0')} ${value}`
      const reais = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
      const fields = parsePixCode(code)
      expect(fields).toContain(` ${written('01', receiver.key)}`)
      expect(fields).toContain(written('54', reais))
      expect(fields).toContain(written('59', name))
      expect(fields).toContain(written('60', city))
      expect(fields).toContain(` ${written('05', reference)}`)
    })
    fc.assert(check)
  })
})

describe('a Pix key', () => {
  it.each([
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
    [' Mercado@Exemplo.com.br ', 'mercado@exemplo.com.br'],
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.ABC.345/01de-35', '12ABC34501DE35'],
    ['+55 47 99999-1234', '+5547999991234'],
    ['(47) 99999-1234', '+5547999991234'],
  ])('%s is written %s', (typed, key) => {
    expect(normalizePixKey(typed)).toBe(key)
  })

  it.each([
    ...['47999991234', '529.982.247-24', '111.111.111-11', '11.222.333/0001-82', '+1 212 555 0100'],
    ...['mercado', '@'],
  ])('%s is none', (typed) => {
    expect(normalizePixKey(typed)).toBeNull()
  })
})

describe('a name in a code', () => {
  it('has no accents and nothing that a bank may refuse', () => {
    expect(pixText(' Empório  São João ☕ & Cia. ')).toBe('Emporio Sao Joao & Cia.')
    expect([longestName, longestCity]).toEqual([25, 15])
  })
})
