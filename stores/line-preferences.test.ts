import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@/lib/testing/memory-storage'
import { variantIdOf } from '@/lib/testing/sample-values'
import { createLinePreferencesStore, linePreferencesKey, readLinePreferences } from './line-preferences'

const [banana, bread] = [variantIdOf(1), variantIdOf(2)]

function open(storage = memoryStorage()) {
  const preferences = createLinePreferencesStore(() => storage).getState
  preferences().load()
  return { preferences, storage, sent: () => readLinePreferences(() => storage) }
}
const storedCount = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.getItem(linePreferencesKey) ?? '{"entries":[]}').entries.length

describe('what a shopper wants for one product', () => {
  it('is remembered for the next time, each product by itself', () => {
    const { preferences, storage } = open()
    preferences().setSubstitution(banana, 'remove')
    preferences().setNote(banana, 'bem madura')
    preferences().setNote(bread, 'fatiado ')
    const next = open(storage)
    expect(next.preferences().preferenceOf(banana)).toEqual({ substitution: 'remove', note: 'bem madura' })
    expect(next.sent()(banana)).toEqual({ substitution: 'remove', note: 'bem madura' })
    expect(next.sent()(bread)).toEqual({ note: 'fatiado' })
  })

  it('is forgotten when it is taken back', () => {
    const { preferences, storage, sent } = open()
    preferences().setSubstitution(banana, 'similar')
    preferences().setNote(banana, ' ')
    preferences().setSubstitution(banana, null)
    expect([storedCount(storage), sent()(banana)]).toEqual([0, {}])
  })

  it('is one short line: line breaks are spaces, and what is longer than 140 characters is cut', () => {
    const { preferences, sent } = open()
    preferences().setNote(banana, 'bem\n madura')
    expect(sent()(banana)).toEqual({ note: 'bem madura' })
    preferences().setNote(banana, 'x'.repeat(200))
    expect(sent()(banana).note).toHaveLength(140)
  })

  it('is remembered for 200 products, and the one set longest ago makes room', () => {
    const { preferences, storage, sent } = open()
    for (let number = 0; number < 200; number += 1) preferences().setNote(variantIdOf(number), 'a')
    preferences().setNote(variantIdOf(0), 'b')
    preferences().setNote(variantIdOf(200), 'c')
    expect(storedCount(storage)).toBe(200)
    expect([0, 1, 200].map((number) => sent()(variantIdOf(number)).note)).toEqual(['b', undefined, 'c'])
  })

  it('R13 loses nothing that another tab has written meanwhile', () => {
    const storage = memoryStorage()
    const [one, other] = [open(storage), open(storage)]
    one.preferences().setNote(banana, 'madura')
    other.preferences().setNote(bread, 'fatiado')
    one.preferences().load()
    expect(one.preferences().preferenceOf(bread).note).toBe('fatiado')
    expect(one.preferences().preferenceOf(banana).note).toBe('madura')
  })

  it('R14 never throws and gives whole choices only, whatever is stored', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.record({ version: fc.constant(1), entries: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }),
      fc.record({
        version: fc.constant(1),
        entries: fc.array(fc.tuple(fc.constant(banana), fc.jsonValue(), fc.jsonValue())),
      }),
    )
    fc.assert(
      fc.property(value, (stored) => {
        const { sent } = open(memoryStorage({ [linePreferencesKey]: JSON.stringify(stored) }))
        const { substitution, note } = sent()(banana)
        expect([undefined, 'similar', 'remove']).toContain(substitution)
        expect(note === undefined || (note.length > 0 && note.length <= 140)).toBe(true)
      }),
    )
    expect(open(memoryStorage({ [linePreferencesKey]: '{' })).sent()(banana)).toEqual({})
  })
})
