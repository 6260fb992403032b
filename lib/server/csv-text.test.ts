import { describe, expect, it } from 'vitest'
import { csvText } from './csv-text.ts'

const cellOf = (value: string) => csvText([{ value }], { columns: ['value'], isFirst: false }).trim()

describe('a cell of a file for spreadsheets', () => {
  it.each([
    ...['=1+1', '\u0000=1+1', '\u0000\u0001=1+1', '\t=1+1', '\r\n=1+1', '\u00a0=1+1', '\u3000=1+1'],
    ...['\u200b=1+1', '\ufeff=1+1', '\u202e=1+1', '\u00ad=1+1', ' =1+1', '+1+1', '-1+1', '@SUM(A1)'],
    ...['\uff1d1+1', '\uff0b1+1', '\uff0d1+1', '\uff20SUM(A1)', '\u200b+5547999991234=1'],
  ])('S59 is no formula: %j', (value) => {
    expect(cellOf(value)).toMatch(/^'/)
  })

  it.each([
    ['\u001b[31mred\u001b[0m', '[31mred [0m'],
    ['\u009b2Jgone', '2Jgone'],
    ['a\u202eb\u2028c', 'a b c'],
    ['+5547999991234', '+5547999991234'],
    ['Balneário Camboriú', 'Balneário Camboriú'],
    ['1 - 2 = 3', '1 - 2 = 3'],
  ])('S59 is text that no terminal obeys: %j', (value, expected) => {
    expect(cellOf(value)).toBe(expected)
  })
})
