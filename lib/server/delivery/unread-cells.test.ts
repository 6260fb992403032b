import { expect, it } from 'vitest'
import { tableFaultText } from '../../copy/delivery-table.ts'
import { readDeliveryTable } from './read-table.ts'

const head = 'tipo;cidade;endereço;frete;recado;dias;de;até;data'

function faultsOf(...rows: readonly string[]): readonly string[] {
  const table = readDeliveryTable([head, ...rows].join('\n'), { currency: 'brl' })
  return table.ok ? [] : table.error.map(tableFaultText)
}

it('uses no table with a cell that would limit a row, and that such a row does not read', () => {
  expect(
    faultsOf(
      'entrega;Itajaí/SC;;18,50;;ter e sex;14h;;',
      'retirada;;Rua A, 1;5,00;;sáb;8h;12h;',
      'horario;Penha;;;;seg;8h;12h;',
      'fechado;;;;;;8h;;25/12',
      'janela;;;12,00;;seg;8h;12h;',
    ),
  ).toEqual([
    'Linha 2: “dias” não vale numa linha “entrega”. Deixe vazio o “ter e sex”.',
    'Linha 2: “de” não vale numa linha “entrega”. Deixe vazio o “14h”.',
    'Linha 3: “frete” não vale numa linha “retirada”. Deixe vazio o “5,00”.',
    'Linha 4: “cidade” não vale numa linha “horario”. Deixe vazio o “Penha”.',
    'Linha 5: “de” não vale numa linha “fechado”. Deixe vazio o “8h”.',
    'Linha 6: “frete” não muda com a janela, que vale para todas as entregas. Deixe vazio o “12,00”.',
  ])
})

it('minds no fee of nothing where orders are fetched, and no name of a day that is closed', () => {
  expect(faultsOf('retirada;;Rua A, 1;0,00;;;;;', 'fechado;;;;Natal;;;;25/12')).toEqual([])
  // As Excel saves a column of amounts, and as others leave a cell empty.
  for (const fee of ['R$ 0,00', 'R$ -', '-', 'grátis'])
    expect(faultsOf(`retirada;-;Rua A, 1;${fee};;;;;–`)).toEqual([])
})
