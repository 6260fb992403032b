import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWrittenList, writtenListLimits } from './read-list.ts'
import type { WrittenThing } from './written-line.ts'

const amounts = [
  ...['2', '2x', 'x2', '1/2', '½', '1.500', '3,5', '0', '999999', 'kg', 'g', '500ml', 'dz', 'meia', 'meio'],
]
const words = [
  ...['leite', 'quilo', 'dúzia', 'cx', 'de', 'e', 'se tiver', 'bem', 'R$', 'Feira:', '(', ')', '*', '-', ','],
]
const signs = [
  ...['\n', ' ', '✅', '1️⃣', '[10:32, 24/11/2026] Ana:', '24/11/2026 10:32 -', '\u200e', '\ud83d', ':', ';'],
]
const written = fc
  .array(
    fc.oneof(fc.constantFrom(...amounts, ...words, ...signs), fc.string({ unit: 'binary', maxLength: 8 })),
    { maxLength: 60 },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((joint) => parts.join(joint)))
const anyText = fc.oneof(written, fc.string({ unit: 'binary', maxLength: 2000 }))

const isPositive = (value: number | undefined | null, most: number) =>
  value === null || value === undefined || (Number.isInteger(value) && value >= 1 && value <= most)

function expectThing({ written: said, name, amount, note }: WrittenThing): void {
  expect(said).toMatch(/[\p{L}\p{N}]/u)
  expect(said.length).toBeLessThanOrEqual(writtenListLimits.characters)
  expect(name.trim()).toBe(name)
  expect(isPositive(amount.count, 999)).toBe(true)
  expect(isPositive(amount.size?.amount, 100_000)).toBe(true)
  expect(note).not.toBe('')
}

describe('R76 any text', () => {
  it('is a list of at most 100 lines whose amounts are positive integers', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { lines, unread } = readWrittenList(text)
        expect(lines.length).toBeLessThanOrEqual(writtenListLimits.lines)
        for (const line of lines) {
          expectThing(line)
          expect(line.parts.length === 0 || line.parts.length > 1).toBe(true)
          line.parts.forEach(expectThing)
        }
        expect(unread.every((each) => each.trim() !== '')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('of many lines loses none: what is not read is said', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (count) => {
        const { lines, unread } = readWrittenList('leite\n'.repeat(count))
        expect(lines.length).toBe(Math.min(count, writtenListLimits.lines))
        expect(lines.length + unread.length).toBe(count)
      }),
    )
  })

  it('gives an amount and a name in whatever order they stand', () => {
    const amount = fc.integer({ min: 2, max: 99 })
    fc.assert(
      fc.property(amount, fc.constantFrom('leite', 'pão de queijo', 'maçã', 'café'), (count, name) => {
        for (const text of [
          `${count} ${name}`,
          `${name} ${count}`,
          `${count}x ${name}`,
          `- ${count} un de ${name}`,
        ]) {
          expect(readWrittenList(text).lines).toMatchObject([{ name, amount: { count, size: null } }])
        }
      }),
    )
  })

  // An expression that goes back and forth on one of these would not end.
  it('of 48,000 characters without an end is read to its end', () => {
    for (const part of [
      ...['a', ' ', '1', '(', '*', ': ', ', ', ' e ', 'oi ', '½', '[10:32', 'bem ', '1 ou ', '- '],
    ]) {
      const long = readWrittenList(part.repeat(48_000 / part.length))
      const many = readWrittenList(`${part.repeat(200 / part.length)}\n`.repeat(240))
      expect(Math.max(long.lines.length, many.lines.length)).toBeLessThanOrEqual(100)
    }
  })
})
