import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundedHtml, boundedLine } from './wire-limits.ts'

const pieces = fc.array(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="x">',
    '&amp;',
    '&',
    '<',
    '>',
    'palavra ',
    '🥖',
    '\n',
    ' ',
    'x'.repeat(70),
  ),
  { maxLength: 200 },
)

describe('S17 a text that is too long', () => {
  it('S17 ends behind a word, and says that it goes on', () => {
    expect(boundedLine('Banana Prata madura', 17)).toBe('Banana Prata…')
    expect(boundedHtml('<p>Doce e madura, da roça</p>', 20)).toBe('<p>Doce e madura,…')
    expect(boundedHtml('Doce\ne madura', 10)).toBe('Doce\ne…')
  })

  it('S17 is cut through no tag and no entity', () => {
    expect(boundedHtml('<p>Doce <a href="/longe">aqui</a></p>', 20)).toBe('<p>Doce…')
    expect(boundedHtml('<p>Pão &amp; queijo</p>', 11)).toBe('<p>Pão…')
    expect(boundedHtml('<p>Pão &#233; bom</p>', 12)).toBe('<p>Pão…')
    expect(boundedHtml('preço < 10 e > 5, sempre', 14)).toBe('preço < 10 e…')
  })

  it('S17 is one line where one is wanted', () => {
    expect(boundedLine('  Pão \n\t francês ', 200)).toBe('Pão francês')
    expect(boundedLine(' '.repeat(100_000), 200)).toBe('')
  })

  it('S17 is never longer than allowed, never half an emoji, and stays as it is when cut again', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 10, max: 300 }), (parts, limit) => {
        const text = parts.join('')
        for (const bounded of [boundedHtml, boundedLine]) {
          const cut = bounded(text, limit)
          expect(cut.length).toBeLessThanOrEqual(limit)
          expect(cut.isWellFormed()).toBe(true)
          expect(bounded(cut, limit)).toBe(cut)
        }
      }),
    )
  })
})
