import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerFields, offerValue, readOfferValue, takenOffers } from './list-form.ts'

const taken = (fields: Record<string, string>) => takenOffers((name) => fields[name] ?? '')
const variantId = 'variant_01JABCDEFGHJKMNPQRSTVWXYZ0'

describe('what is taken of the answer to a list', () => {
  it('is what was chosen, in the packs that were typed, else in those of the choice', () => {
    const row = (typed: string) =>
      taken({
        [answerFields.choice(3)]: offerValue({ variantId, quantity: 2 }),
        [answerFields.amount(3)]: typed,
        [answerFields.amountBefore(3)]: '1',
      })
    expect(row('1')).toEqual([{ row: 3, variantId, quantity: 2 }])
    expect(row('5')).toEqual([{ row: 3, variantId, quantity: 5 }])
    expect(row('')).toEqual([{ row: 3, variantId, quantity: 2 }])
    expect(row('0')).toEqual([{ row: 3, variantId, quantity: 1 }])
    expect(row('-7')).toEqual([{ row: 3, variantId, quantity: 2 }])
  })

  it('is nothing of a line that is left out, and of what no offer of ours says', () => {
    for (const value of ['', '2', `0 ${variantId}`, `1000 ${variantId}`, `2 ${variantId} `, '2 ../x', '2 -x'])
      expect(taken({ [answerFields.choice(0)]: value }), value).toEqual([])
  })

  it('S64 is at most a hundred lines of 1 to 999 pieces, whatever a form says', () => {
    const field = fc.oneof(fc.string(), fc.constant(`2 ${variantId}`), fc.nat().map(String))
    fc.assert(
      fc.property(fc.array(field, { maxLength: 400 }), (fields) => {
        let next = 0
        const offers = takenOffers(() => fields[next++ % Math.max(1, fields.length)] ?? '')
        expect(offers.length).toBeLessThanOrEqual(100)
        for (const { quantity } of offers) expect(quantity >= 1 && quantity <= 999).toBe(true)
      }),
    )
  })

  it('reads an offer as it was written', () => {
    const offer = { variantId, quantity: 12 }
    expect(readOfferValue(offerValue(offer))).toEqual(offer)
  })
})
