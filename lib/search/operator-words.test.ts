import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operatorWordsLimits as limits, parseOperatorWords } from './operator-words.ts'

const wrongLines = (text: string) =>
  parseOperatorWords(text).wrongLines.map(({ line, reason }) => `${line}: ${reason}`)

describe('a file of words', () => {
  it('says what means the same, what goes by a general word, and what to leave out', () => {
    const text = [
      '# Palavras da nossa cidade',
      '',
      'refri = refrigerante  # todo mundo diz assim',
      'Pão Francês = pão d’água = média',
      'churrasco > picanha, carvão, água 1,5 l',
      'Ignorar: por favor, quero,',
    ].join('\r\n')
    expect(parseOperatorWords(text)).toEqual({
      synonyms: [
        ['refri', 'refrigerante'],
        ['Pão Francês', 'pão d’água', 'média'],
      ],
      general: [['churrasco', 'picanha', 'carvão', 'água 1,5 l']],
      ignored: ['por favor', 'quero'],
      wrongLines: [],
    })
  })

  it('names each line that it cannot use, and uses the others', () => {
    const text = [
      'mandioca',
      'ingorar: por favor',
      'refri =',
      'refri = Refris = REFRI',
      'pão = de',
      'pão, broa = bisnaga',
      '> picanha',
      'churrasco > picanha > fraldinha',
      'ignorar:',
      `${'x'.repeat(limits.characters + 1)} = y1`,
      'um dois tres quatro cinco seis sete = oito',
      Array.from({ length: limits.terms + 1 }, (_, index) => `termo${index}`).join(' = '),
      'cuca = pão doce',
    ].join('\n')
    expect(wrongLines(text)).toEqual([
      '1: it has no =, no > and no "ignorar:"',
      '2: it has no =, no > and no "ignorar:"',
      '3: it names fewer than two words',
      '4: it names fewer than two words',
      '5: "de" has no word that is looked for',
      '6: it has a comma; words that mean the same stand between signs of =',
      '7: nothing stands before the >',
      '8: it has another = or > besides the first >',
      '9: it names no word',
      `10: "${'x'.repeat(limits.characters)}" is too long`,
      '11: "um dois tres quatro cinco seis sete" is too long',
      `12: it has more than ${limits.terms} words`,
    ])
    expect(parseOperatorWords(text).synonyms).toEqual([['cuca', 'pão doce']])
  })

  it('is read up to its thousandth line', () => {
    const text = `${'\n'.repeat(limits.lines - 1)}cuca = bolo\nrefri = refrigerante\n`
    expect(parseOperatorWords(text).synonyms).toEqual([['cuca', 'bolo']])
    expect(wrongLines(text)).toEqual(['1001: only the first 1000 lines are read'])
  })

  it('may hold anything', () => {
    const line = fc.array(fc.constantFrom('=', '>', ',', '#', 'ignorar:', 'pão', ' ', '\n', '\u0000', '1,5'))
    fc.assert(
      fc.property(
        fc.oneof(
          line.map((parts) => parts.join('')),
          fc.string({ unit: 'grapheme' }),
        ),
        (text) => {
          const { synonyms, general, ignored } = parseOperatorWords(text)
          return (
            [...synonyms, ...general].every((terms) => terms.length > 1 && !terms.includes('')) &&
            !ignored.includes('')
          )
        },
      ),
    )
  })
})
