import { describe, expect, it } from 'vitest'
import { heldRefusal, marksOf, mostHeld } from './held-pieces.ts'

describe('how many pieces may be held', () => {
  it.each([
    [0, 30, 60],
    // The sample of the spreadsheet.
    [130, 32, 65],
    [400, 100, 200],
    [100_000, 150, 600],
  ])(
    'S52 is a part of a shop of %i pieces, a household’s purchase at least: %i, and %i behind an address',
    (counted, number, network) => {
      expect([mostHeld('number', counted), mostHeld('network', counted)]).toEqual([number, network])
    },
  )

  it('S52 counts what is held together with what is wanted', () => {
    const refusal = (wanted: number, number: number, network: number) =>
      heldRefusal({ wanted, held: { number, network }, counted: 130 })
    expect(refusal(32, 0, 0)).toBeNull()
    expect(refusal(33, 0, 0)).toBe('held-by-number')
    expect(refusal(1, 32, 32)).toBe('held-by-number')
    expect(refusal(1, 0, 64)).toBeNull()
    expect(refusal(2, 0, 64)).toBe('held-by-network')
  })
})

it('S52 keeps neither number nor address, but one of sixteen million marks by a salt', () => {
  const buyer = { address: '198.51.100.7', whatsapp: '+5547999991234' }
  const marks = marksOf(buyer, 'salt')
  expect(marks).toEqual(marksOf(buyer, 'salt'))
  expect(marks).not.toEqual(marksOf(buyer, 'other'))
  expect(marksOf({ ...buyer, whatsapp: '+5547999991235' }, 'salt')).toEqual({
    number: expect.not.closeTo(marks.number, 0),
    network: marks.network,
  })
  for (const mark of Object.values(marks)) expect(mark).toBeLessThan(2 ** 24)
})
