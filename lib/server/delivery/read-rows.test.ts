import { expect, it } from 'vitest'
import { rowsOfCsv } from './read-table.ts'

it.each([
  ['', 3],
  ['sep=;\r\n', 4],
])('names the line of a quote that nothing closes, below %j', (hint, line) => {
  const text = `${hint}tipo;cidade;frete\nentrega;Penha;12,00\nentrega;"Itajaí;18,50\nentrega;Navegantes;22,00\n`
  expect(rowsOfCsv(text)).toEqual({
    ok: false,
    error: { kind: 'file', fault: { kind: 'cell-unclosed', cell: String(line) } },
  })
})
