import { describe, expect, it } from 'vitest'
import { gtinOf, ownGtin } from './gtin.ts'

describe('the number on a pack', () => {
  it.each([
    ['7891000100103', 'EAN-13 of a Brazilian maker'],
    ['5901234123457', 'EAN-13'],
    ['96385074', 'EAN-8'],
    ['036000291452', 'UPC-A'],
    ['17891000100100', 'GTIN-14 of a case'],
    ['9780306406157', 'a book'],
  ])('R81 takes %s, %s', (text) => expect(gtinOf(text)).toBe(text))

  it('R81 takes what stands between the digits for nothing', () => {
    expect(gtinOf(' 789-1000 100103 ')).toBe('7891000100103')
  })

  it.each([
    ['7891000100104', 'a wrong check digit'],
    ['2000450012507', 'a pack from the scale, with its weight'],
    ['0212345678909', 'a number of one shop alone'],
    ['0412345678903', 'a number of one shop alone'],
    ['0512345678900', 'a coupon'],
    ['9812345678902', 'a coupon'],
    ['9912345678909', 'a coupon'],
    ['20123451', 'eight digits of one shop alone'],
    ['00123457', 'eight digits of one shop alone'],
    ['97891000100106', 'a pack of any weight'],
    ['0000000000000', 'nothing'],
    ['101', 'a short code'],
    ['7,891E+12', 'what Excel makes of one'],
    ['ARROZ-5KG', 'letters'],
    ['', 'nothing written'],
    [null, 'no code'],
  ] as const)('R81 leaves out %s: %s', (text: string | null, _why) => expect(gtinOf(text)).toBeNull())
})

describe('the numbers of variants', () => {
  it('R81 are none where two have the same', () => {
    expect(ownGtin('96385074', ['96385074', null])).toEqual({ gtin: '96385074' })
    expect(ownGtin('96385074', ['96385074', '96385074'])).toEqual({})
    expect(ownGtin(null, [null])).toEqual({})
  })
})
