import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findZone, ruleFor, specifiedZone } from './delivery.ts'

const isServedCity = (city: string, cities: readonly string[]) =>
  findZone(city, cities.map(specifiedZone)) !== null
const served = ['Balneário Camboriú', 'Itajaí']
const states =
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO Paraná Bahia'.split(' ')

/** The same words as people type them. */
const spelt = (text: string) =>
  fc
    .record({ upper: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), plain: fc.boolean() })
    .map(({ upper, plain }) => {
      const letters = plain ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
      return [...letters]
        .map((letter, index) => (upper[index] ? letter.toUpperCase() : letter.toLowerCase()))
        .join('')
    })
const spaces = fc.stringMatching(/^[ \t\u00a0]{0,3}$/)
const separator = fc
  .tuple(spaces, fc.constantFrom('-', '/', ',', '–', '—', ' ', '('), spaces)
  .map((parts) => parts.join(''))

describe('findZone', () => {
  it.each([
    ...['Balneário Camboriú', 'balneario camboriu', 'BALNEÁRIO CAMBORIÚ', '  Balneário   Camboriú\t'],
    ...['Balnea\u0301rio Camboriu\u0301', 'itajai', 'Balneário Camboriú - SC', 'Balneário Camboriú/SC'],
    ...['BALNEARIO CAMBORIU, SC', 'balneário camboriú sc', 'Balneário Camboriú (SC)'],
    'Balneário Camboriú, Santa Catarina',
  ])('serves %j whatever its case, accents and spaces, with its state behind it or without', (city) => {
    expect(isServedCity(city, served)).toBe(true)
  })

  it.each([
    ...['Camboriú', 'Balneário', 'BalneárioCamboriú', 'Balneário CamboriúSC', 'Balneário Camboriú - S'],
    ...['Balneário Camboriú - SCA', 'Balneário Camboriú - SC - PR', 'Camboriú - SC', 'SC', '- SC', '', '   '],
    '-',
  ])('does not serve %j', (city) => {
    expect(isServedCity(city, served)).toBe(false)
  })

  it('serves the city with its own state in every spelling, and with no other state', () => {
    fc.assert(
      fc.property(
        fc.tuple(spaces, spelt('Balneário Camboriú'), separator, fc.constantFrom(...states), spaces),
        ([before, city, between, state, after]) => {
          expect(isServedCity(`${before}${city}${after}`, served)).toBe(true)
          const cased = `${before}${city}${between}${state}${after}`
          expect(isServedCity(cased, served)).toBe(state === 'SC')
          expect(isServedCity(cased.toLowerCase(), served)).toBe(state === 'SC')
        },
      ),
    )
  })

  it('takes no state for a city whose own it does not know, until the list names it', () => {
    expect(isServedCity('Itajaí - SC', served)).toBe(false)
    const named = ['Itajaí - SC', 'Santos/SP']
    const asked = [
      ...['Itajaí', 'itajai sc', 'ITAJAI, SC', 'Santos (sp)', 'Itajaí - PR', 'Santos - SC', 'Itajaí - SP'],
    ]
    expect(asked.filter((city) => isServedCity(city, named))).toEqual(asked.slice(0, 4))
  })

  it('serves nothing but that city, whatever stands behind it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (rest) => {
        fc.pre(!/^[\s,/()–—-]*((sc|santa catarina)[\s,/()–—-]*)?$/i.test(rest))
        expect(isServedCity(`Balneário Camboriú ${rest}`, served)).toBe(false)
      }),
    )
  })

  it('does not take an empty city for an empty entry of the list', () => {
    expect(isServedCity(' ', [''])).toBe(false)
  })
})

describe('the rule of a cart', () => {
  const zones = [specifiedZone('Balneário Camboriú'), { ...specifiedZone('Itajaí/SC'), fee: 1850 }]

  it('is that of the city, in any spelling', () => {
    expect(ruleFor('balneario camboriu', zones)?.fee).toBe(1200)
    expect(ruleFor('ITAJAI - SC', zones)?.fee).toBe(1850)
  })

  it('is that of the deliveries where it is fetched by another one, until that is chosen', () => {
    const pickup = { ...specifiedZone('Retirada na loja: Rua A, 1'), fee: 0, isPickup: true } as const
    const itajai = specifiedZone('Itajaí')
    expect(ruleFor(null, [itajai, pickup])).toEqual(itajai)
    expect(ruleFor('retirada na loja: rua a 1', [itajai, pickup])).toEqual(pickup)
  })

  it('is that of the place where nothing is brought, and free of freight where there are several', () => {
    const pickup = { ...specifiedZone('Retirada na loja: Rua A, 1'), fee: 0, isPickup: true } as const
    expect(ruleFor(null, [pickup])).toEqual(pickup)
    const other = { ...pickup, city: 'Retirada na loja: Galpão', note: 'sáb 8h–13h', minimum: 2000 }
    expect(ruleFor(null, [pickup, other])).toMatchObject({ isPickup: true, note: null })
    expect(ruleFor(null, [pickup, other])).not.toHaveProperty('minimum')
  })

  it('applies to no one while the city is not known, unless all cities share one', () => {
    expect(ruleFor(null, zones)).toBeNull()
    expect(ruleFor('Curitiba', zones)).toBeNull()
    expect(ruleFor(null, [specifiedZone('Itajaí'), specifiedZone('Camboriú')])?.fee).toBe(1200)
    expect(ruleFor(null, [])).toBeNull()
  })
})
