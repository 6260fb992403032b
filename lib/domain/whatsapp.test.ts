import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWhatsapp, groupTyped, normalizeWhatsapp } from './whatsapp.ts'

describe('normalizeWhatsapp', () => {
  it.each([
    ['47999991234', '+5547999991234'],
    ['(47) 99999-1234', '+5547999991234'],
    ['47 9 9999 1234', '+5547999991234'],
    ['(047) 99999-1234', '+5547999991234'],
    ['047999991234', '+5547999991234'],
    ['+55 47 99999-1234', '+5547999991234'],
    ['55 (47) 99999-1234', '+5547999991234'],
    ['+55 (0)47 99999-1234', '+5547999991234'],
    ['0055 47 99999 1234', '+5547999991234'],
    ['05547999991234', '+5547999991234'],
    ['0 41 47 99999-1234', '+5547999991234'],
    ['041 (47) 3333-1234', '+554733331234'],
    ['47\u00a099999\u20111234', '+5547999991234'],
    ['47.99999.1234', '+5547999991234'],
    ['(47) 3333-1234', '+554733331234'],
    ['47 8888-1234', '+554788881234'],
    ['55999991234', '+5555999991234'],
    ['+55 55 99999-1234', '+5555999991234'],
  ])('makes %j a number with its country', (typed, normalized) => {
    expect(normalizeWhatsapp(typed)).toBe(normalized)
  })

  it.each([
    ...['', '   ', '1', '99999-1234', '00 99999-1234', '47 89999-12345', '(40) 99999-1234'],
    ...['+1 415 555 2671', '+351 912 345 678', '0047999991234', '479999912345', '47999991234 (Ana)'],
    ...['whatsapp da minha irmã', '+', '+47999991234'],
  ])('keeps %j as it was typed', (typed) => {
    expect(normalizeWhatsapp(typed)).toBeNull()
  })

  it('finds the same number again in what it made', () => {
    const national = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99_999_999 }))
    fc.assert(
      fc.property(national, ([area, rest]) => {
        const normalized = normalizeWhatsapp(`4${area} 9${String(rest).padStart(8, '0')}`)
        expect(normalized).toMatch(/^\+55\d{11}$/)
        expect(normalizeWhatsapp(normalized ?? '')).toBe(normalized)
      }),
    )
  })
})

describe('findWhatsapp', () => {
  it.each([
    ...['(047) 99999-1234', '47 99999-1234 Ana', 'Zap: 47_99999_1234!', 'wa.me/5547999991234'],
    ...['+55+47 99999-1234', '4799\u200b9991234', '４７９９９９９１２３４', '0xx47 99999-1234'],
    '(0XX47) 99999-1234 (Ana)',
  ])('finds the number in %j', (typed) => expect(findWhatsapp(typed)).toBe('+5547999991234'))

  it.each([
    ...['47999991234 ou 4733334444', 'Ana 99999-1234, DDD 47', 'whatsapp da minha irmã', '@ana.silva', ''],
  ])('finds none in %j', (typed) => expect(findWhatsapp(typed)).toBeNull())
})

describe('groupTyped', () => {
  const typeAll = (text: string) => [...text].reduce((field, key) => groupTyped(field, field + key), '')

  it.each([
    ['47999123456', '(47) 99912-3456'],
    ['4733661234', '(47) 3366-1234'],
    ['47999', '(47) 999'],
    ['47', '47'],
    // With the country, with a zero, by hand, and what is no number.
    ['5547999123456', '5547999123456'],
    ['047999123456', '047999123456'],
    ['+55 47 99912', '+55 47 99912'],
    ['47 9999-1234 (Ana)', '47 9999-1234 (Ana)'],
  ])('makes %j, key by key, %j', (keys, field) => expect(typeAll(keys)).toBe(field))

  it('leaves what is pasted in one piece, deleted or changed in the middle as it is', () => {
    expect(groupTyped('', '47999123456')).toBe('(47) 99912-3456')
    expect(groupTyped('(47) 99912-3456', '(47) 99912-345')).toBe('(47) 99912-345')
    expect(groupTyped('(47) 99912-345', '(47) 999012-345')).toBe('(47) 999012-345')
  })
})
