import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableFaultText } from '../../copy/delivery-table.ts'
import { readDeliveryTable } from './read-table.ts'

const read = (text: string) => readDeliveryTable(text, { currency: 'brl' })
const head = 'tipo;cidade;bairro;frete;grátis a partir de;pedido mínimo;itens;peso;recado;dias;de;até;data'

/** What is said of a table that is not used. */
function faultsOf(...rows: readonly string[]): readonly string[] {
  const table = read(rows.join('\n'))
  return table.ok ? [] : table.error.map(tableFaultText)
}

describe('a table of delivery', () => {
  it('says cities, neighbourhoods, fees, what is free and what is too little, windows, hours and closed days', () => {
    const table = read(fs.readFileSync('docs/loja-exemplo/entregas.csv', 'utf8'))
    const rule = { currency: 'brl', maximumItems: null, note: null }
    expect(table).toEqual({
      ok: true,
      value: {
        zones: [
          {
            ...{ city: 'Balneário Camboriú', fee: 1200, freeFrom: 15_000, minimum: 4000 },
            ...{ ...rule, maximumGrams: 15_000 },
          },
          {
            ...{ ...rule, city: 'Barra Sul, Balneário Camboriú', partOf: 'Balneário Camboriú' },
            ...{ fee: 600, freeFrom: 8000, maximumGrams: null },
          },
          {
            ...{ ...rule, city: 'Itajaí/SC', fee: 1850, minimum: 6000, maximumGrams: 20_000 },
            note: 'Entregas às terças e sextas',
          },
          {
            ...{ ...rule, city: 'Retirada na loja: Rua das Flores, 12, Centro', fee: 0, maximumGrams: null },
            ...{ note: 'seg a sex 8h–19h, sáb 8h–13h', isPickup: true },
          },
        ],
        hours: {
          week: [
            { weekdays: [1, 2, 3, 4, 5], from: 480, to: 1140 },
            { weekdays: [6], from: 480, to: 780 },
          ],
          closedDays: ['12-25', '01-01'],
        },
        windows: {
          rules: [
            { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 540, to: 720, closesBefore: 60, places: 12 },
            { weekdays: [1, 2, 3, 4, 5, 6], from: 960, to: 1080, closesBefore: 120, places: 12 },
          ],
          closedDays: ['12-25', '01-01'],
          pickups: [
            {
              place: 'Retirada na loja: Rua das Flores, 12, Centro',
              week: [
                { weekdays: [1, 2, 3, 4, 5], from: 480, to: 1140 },
                { weekdays: [6], from: 480, to: 780 },
              ],
            },
          ],
        },
      },
    })
  })

  it('says where orders can be fetched, with hours of the place or of the market', () => {
    const table = [
      'tipo;cidade;frete;endereço;pedido mínimo;recado;dias;de;até',
      'retirada;;;Rua das Flores, 12;;Toque a campainha;;;',
      'retirada;;;Galpão da Praia;30,00;;sáb;9h;12h',
      'entrega;Penha;10,00;;;;;;',
      'horario;;;;;;seg a sex;8h;19h',
      'janela;;;;;;todos;9h;12h',
    ].join('\n')
    const rule = { fee: 0, currency: 'brl', maximumItems: null, maximumGrams: null, isPickup: true }
    expect(read(table)).toMatchObject({
      value: {
        zones: [
          { city: 'Penha', fee: 1000 },
          {
            ...rule,
            city: 'Retirada na loja: Rua das Flores, 12',
            note: 'seg a sex 8h–19h. Toque a campainha',
          },
          { ...rule, city: 'Retirada na loja: Galpão da Praia', note: 'sáb 9h–12h', minimum: 3000 },
        ],
        windows: {
          pickups: [
            {
              place: 'Retirada na loja: Rua das Flores, 12',
              week: [{ weekdays: [1, 2, 3, 4, 5], from: 480, to: 1140 }],
            },
            { place: 'Retirada na loja: Galpão da Praia', week: [{ weekdays: [6], from: 540, to: 720 }] },
          ],
        },
      },
    })
    const twice = 'tipo;endereço;dias\nretirada;Rua A, 1;\nretirada;rua a 1;\nretirada;Rua B;sáb\nretirada;;'
    expect(faultsOf(twice)).toEqual([
      'Linha 3: “rua a 1” já está em outra linha. Deixe uma só.',
      'Linha 4: falta “de”. Escreva uma hora, como 8h ou 8:30.',
      'Linha 4: falta “até”. Escreva uma hora, como 19h ou 19:30.',
      'Linha 5: falta “endereço”. Escreva onde o cliente busca o pedido.',
    ])
  })

  it('is read with commas, and with hours past midnight', () => {
    const zone = {
      city: 'Penha',
      fee: 1050,
      currency: 'brl',
      maximumItems: 8,
      maximumGrams: null,
      note: null,
    }
    const zones = [zone]
    expect(read('\uFEFFTipo,Cidade,Frete,Itens\nentrega,Penha,"10,50",8\n')).toEqual({
      ok: true,
      value: { zones, hours: null, windows: null },
    })
    const hours = 'horário;;;;sex, sábado e dom;18:30;2h'
    expect(read(`tipo;cidade;frete;itens;dias;de;até\nentrega;Penha;10,50;8;;;\n${hours}\n`)).toEqual({
      ok: true,
      value: {
        zones,
        hours: { week: [{ weekdays: [0, 5, 6], from: 1110, to: 1560 }], closedDays: [] },
        windows: null,
      },
    })
    const moments = ['08:00:00;19:00:00', '8 horas;19 hs', '8:00 AM;7:00 p.m.', '08h00min;19:00:00.000']
    for (const moment of moments)
      expect(read(`tipo;dias;de;até\nhorario;seg;${moment}`)).toMatchObject({
        value: { hours: { week: [{ from: 480, to: 1140 }] } },
      })
    expect(read('tipo;data\nfechado;25/12/2026 00:00:00')).toEqual(read('tipo;data\nfechado;2026-12-25'))
    for (const fee of ['Grátis!', 'Frete grátis', 'Sem custo', 'isento'])
      expect(read(`${head}\nentrega;Penha;;${fee}`.normalize('NFC'))).toMatchObject({
        value: { zones: [{ city: 'Penha', fee: 0 }] },
      })
    expect(read('tipo;dias;de;até\nhorario;sex a seg;0h;24h')).toMatchObject({
      value: { zones: null, hours: { week: [{ weekdays: [0, 1, 5, 6], from: 0, to: 1440 }] } },
    })
  })

  it('understands headings with the unit or the currency beside them, as a person writes them', () => {
    const titles = 'Tipo;Cidade;Frete (R$);Pedido mínimo R$;Grátis a partir de (R$);Peso (kg);Até, itens'
    expect(read(`${titles}\nentrega;Penha;12,00;50,00;150,00;15;8`)).toMatchObject({
      value: {
        zones: [{ fee: 1200, minimum: 5000, freeFrom: 15_000, maximumGrams: 15_000, maximumItems: 8 }],
      },
    })
  })

  it.each([
    [
      'tipo,cidade,frete,pedido mínimo\nentrega,Penha,12,50,\n',
      'Linha 2: há mais células que colunas. Escreva entre aspas o que tem vírgula: "12,50".',
    ],
    [
      'tipo;cidade;frete;taxa\nentrega;Penha;12,00;5,00\n',
      'Linha 2: não dá para entender “12,00 / 5,00” em “frete”. Escreva o valor, como 12,00.',
    ],
    [
      `${head}\nentrega;Penha;;1.234\n`,
      'Linha 2: não dá para entender “1.234” em “frete”. Escreva o valor, como 12,00.',
    ],
    [`${head}\nentrega;Penha\n`, 'Linha 2: falta “frete”. Escreva o valor, como 12,00.'],
    [`${head}\n\nentrega;;;12,00\n`, 'Linha 3: falta “cidade”. Escreva a cidade, como Itajaí/SC.'],
    [
      `${head}\nentrega;Penha;;doze\n`,
      'Linha 2: não dá para entender “doze” em “frete”. Escreva o valor, como 12,00.',
    ],
    [
      `${head}\nentrega;Penha;;12;0\n`,
      'Linha 2: não dá para entender “0” em “grátis a partir de”. Escreva um valor, como 150,00, ou nada.',
    ],
    [
      `${head}\nentrega;Penha;;12\nentrega;PENHA;;14\n`,
      'Linha 3: “PENHA” já está em outra linha. Deixe uma só.',
    ],
    [
      `${head}\nbuscar\n`,
      'Linha 2: não dá para entender “buscar” em “tipo”. Escreva entrega, retirada, janela, horario ou fechado.',
    ],
    [
      `${head}\nhorario;;;;;;;;;seg a foo;8h;25h\n`,
      'Linha 2: não dá para entender “seg a foo” em “dias”. Escreva seg a sex, ou qua e sáb, ou todos.',
    ],
    [
      // Of the next day, and said to be of this one.
      'tipo;dias;de;até\nhorario;sex;24h;2h\n',
      'Linha 2: não dá para entender “24h” em “de”. Escreva uma hora, como 8h ou 8:30.',
    ],
    [
      `${head}\nfechado;;;;;;;;;;;;31/02\n`,
      'Linha 2: não dá para entender “31/02” em “data”. Escreva um dia, como 25/12 ou 25/12/2026.',
    ],
    ['', 'Falta a coluna “tipo”. Escreva os nomes das colunas na primeira linha.'],
    [`${head}\n;;;\n`, 'Não há nenhuma linha. Escreva uma para cada cidade.'],
  ])('that says %j is not used, and its owner reads why', (text, said) => {
    expect(faultsOf(text)[0]).toBe(said)
  })

  it('says windows, with how long before each orders are taken, and how many', () => {
    const rows = [
      ...['tipo;dias;de;até;pedidos até;lugares;data;cidade', 'janela;qua e sáb;9h;12h;2h;12;'],
      ...['janela;todos;22:00;2h;90 min antes;;', 'janela;dom;8h;8h30;1 dia;3;', 'janela;sex;16h;18h;2h30;;'],
      'fechado;;;;;;24/12/2026',
    ]
    expect(read(rows.join('\n'))).toMatchObject({
      value: {
        zones: null,
        hours: null,
        windows: {
          rules: [
            { weekdays: [3, 6], from: 540, to: 720, closesBefore: 120, places: 12 },
            { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 1320, to: 1560, closesBefore: 90, places: null },
            { weekdays: [0], from: 480, to: 510, closesBefore: 1440, places: 3 },
            { weekdays: [5], from: 960, to: 1080, closesBefore: 150, places: null },
          ],
          closedDays: ['2026-12-24'],
        },
      },
    })
    const bad = [
      ...rows.slice(0, 2),
      ...['janela;sex e sáb;9h;12h;;;', 'janela;seg;9h;12h;2;0;', 'janela;seg;24h;2h;;;'],
      'janela;;9h;;;;;Penha',
    ]
    expect(faultsOf(bad.join('\n'))).toEqual([
      'Linha 3: “9h” já está em outra linha. Deixe uma só.',
      'Linha 4: não dá para entender “2” em “pedidos até”. Escreva um tempo, como 2h ou 30 min, ou nada.',
      'Linha 4: não dá para entender “0” em “lugares”. Escreva quantos pedidos cabem, como 12, ou nada.',
      'Linha 5: não dá para entender “24h” em “de”. Escreva uma hora, como 8h ou 8:30.',
      'Linha 6: “cidade” não muda com a janela, que vale para todas as entregas. Deixe vazio o “Penha”.',
      'Linha 6: falta “dias”. Escreva seg a sex, ou qua e sáb, ou todos.',
      'Linha 6: falta “até”. Escreva uma hora, como 19h ou 19:30.',
    ])
  })

  it('names every bad row, and what is no list at all', () => {
    expect(faultsOf(`${head}\nentrega;Penha\nhorario;;;;;;;;;seg;8h\n`)).toEqual([
      'Linha 2: falta “frete”. Escreva o valor, como 12,00.',
      'Linha 3: falta “até”. Escreva uma hora, como 19h ou 19:30.',
    ])
    const many = Array.from({ length: 51 }, (_, index) => `entrega;Cidade ${index};;12`).join('\n')
    expect(faultsOf(`${head}\n${many}`)).toEqual(['Há mais de 50 cidades, bairros e lugares de retirada.'])
  })
})

const limiting = 'tipo;cidade;endereço;frete;recado;dias;de;até;data'

it('uses no table with a cell that would limit a row, and that such a row does not read', () => {
  expect(
    faultsOf(
      limiting,
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
  expect(faultsOf(limiting, 'retirada;;Rua A, 1;0,00;;;;;', 'fechado;;;;Natal;;;;25/12')).toEqual([])
  // As Excel saves a column of amounts, and as others leave a cell empty.
  for (const fee of ['R$ 0,00', 'R$ -', '-', 'grátis'])
    expect(faultsOf(limiting, `retirada;-;Rua A, 1;${fee};;;;;–`)).toEqual([])
})

it.each([
  ['', 3, ''],
  ['sep=;\r\n', 4, ''],
  ['', 3, 'entrega;Bombinhas";25,00\n'],
])('names the line of a quote that nothing closes in time, below %j', (hint, line, more) => {
  const text = `${hint}tipo;cidade;frete\nentrega;Penha;12,00\nentrega;"Itajaí;18,50\nentrega;Navegantes;22,00\n${more}`
  expect(read(text)).toMatchObject({ error: [{ fault: { kind: 'cell-unclosed', cell: String(line) } }] })
  expect(faultsOf(head, 'entrega;"Penha;18,50\n";;12,00')).toEqual([
    'Linha 2: não dá para entender “Penha;18,50” em “cidade”. Escreva a cidade, como Itajaí/SC.',
  ])
})
