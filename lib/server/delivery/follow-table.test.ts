import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openSheetServer } from '../../testing/sheet-server.ts'
import { fileAtAddress, openFileSource } from '../files/file-source.ts'
import { excelWorkbook } from '../workbook/testing/excel-workbook.ts'
import { type FollowedTable, followTable } from './follow-table.ts'
import { readDeliveryTable } from './read-table.ts'

const good = (fee: string) => `tipo;cidade;frete\nentrega;Penha;${fee}\n`
const tableIn = (read: ReturnType<typeof readDeliveryTable>) => (read.ok ? read.value : null)
const sheetGone =
  'A aba “entregas” não está mais na planilha. Dê esse nome de novo à aba, ou escreva as cidades em SERVED_CITIES.'
const open: FollowedTable[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

function follow(folder: string, options: Partial<Parameters<typeof followTable>[0]> = {}) {
  const events: [string, unknown][] = []
  const onChange = vi.fn()
  const table = followTable({
    source: openFileSource(path.join(folder, 'entregas.csv'), {
      ...{ maximumBytes: 5_000_000, hosts: [], intervalMs: 60_000 },
    }),
    isCatalog: false,
    lastGoodFile: path.join(folder, 'kept', 'last-good.csv'),
    isOptional: false,
    currency: 'brl',
    log: (_level, event, { message = '' }) => void events.push([event, message]),
    onChange,
    lookMs: 10,
    ...options,
  })
  open.push(table)
  const fees = () => table.current()?.zones?.map(({ fee }) => fee)
  return {
    table,
    events,
    fees,
    onChange,
    write: (text: string) => fs.writeFileSync(path.join(folder, 'entregas.csv'), text),
  }
}

describe('a followed table of delivery', () => {
  it('holds at once, and again when it is changed; a bad one leaves the last good one, and is explained once', async () => {
    const folder = newFolder()
    fs.writeFileSync(path.join(folder, 'entregas.csv'), good('10,00'))
    const { table, fees, events, write, onChange } = follow(folder)
    expect(fees()).toEqual([1000])
    write(good('11,50'))
    await vi.waitFor(() => expect(fees()).toEqual([1150]))
    const changes = onChange.mock.calls.length
    write(good('onze'))
    const said = 'Linha 2: não dá para entender “onze” em “frete”. Escreva o valor, como 12,00.'
    await vi.waitFor(() => expect(events).toContainEqual(['delivery-file.unusable', said]))
    expect([fees(), table.faults()]).toEqual([[1150], [said]])
    expect(onChange.mock.calls.length).toBe(changes)
    write(good('13,00').replace('Penha', 'BalneÃ¡rio CamboriÃº'))
    await vi.waitFor(() => expect(table.faults()[0]).toMatch(/ troca os acentos/))
    write(good('onze').normalize('NFD'))
    await vi.waitFor(() => expect(table.faults()).toEqual([said]))
    // So does a start on the bad one.
    const later = follow(folder)
    expect(later.fees()).toEqual([1150])
    expect(later.events.map(([event]) => event)).toEqual([
      'delivery-file.unusable',
      'delivery-file.last-good',
    ])
    write(good('12,00'))
    await vi.waitFor(() => expect([fees(), later.fees()]).toEqual([[1200], [1200]]))
    expect(table.faults()).toEqual([])
  })

  it('R78 is the sheet of the catalogue that is called entregas, with days and hours as Excel writes them', async () => {
    const example = fs.readFileSync('docs/loja-exemplo/entregas.csv', 'utf8')
    const beside = newFolder()
    fs.copyFileSync('docs/loja-exemplo/loja.xlsx', path.join(beside, 'entregas.csv'))
    expect(follow(beside, { isCatalog: true }).table.current()).toEqual(
      tableIn(readDeliveryTable(example, { currency: 'brl' })),
    )
    const folder = newFolder()
    const catalog = { name: 'Plan1', rows: [['nome', 'preço']] }
    const at = (number: number, format: string) => ({ number, format })
    const book = (fee: number, city = 'Penha') =>
      excelWorkbook({
        sheets: [
          catalog,
          {
            name: 'Entregas',
            rows: [
              ['Onde entregamos'],
              null,
              ['tipo', 'cidade', 'frete', 'dias', 'de', 'até', 'data'],
              ['entrega', city, at(fee, '[$R$-416]\\ #,##0.00')],
              ['horario', null, null, 'seg a sex', at(8.5 / 24, 'h:mm'), at(19 / 24, 'h:mm')],
              ['fechado', null, null, null, null, null, at(46_381, 'd-mmm')],
              ['fechado', null, null, null, null, null, at(46_380, 'dd/mm/yyyy')],
            ],
          },
        ],
      })
    fs.writeFileSync(path.join(folder, 'entregas.csv'), book(10))
    const { table, fees, write, events } = follow(folder, { isOptional: true, isCatalog: true })
    expect(table.current()).toMatchObject({
      zones: [{ city: 'Penha', fee: 1000 }],
      hours: { week: [{ from: 510, to: 1140 }], closedDays: ['12-25', '2026-12-24'] },
    })
    fs.writeFileSync(path.join(folder, 'entregas.csv'), book(11.5))
    await vi.waitFor(() => expect(fees()).toEqual([1150]))
    // What is wrong with the whole workbook is said of the catalogue.
    write('PK\u0003\u0004')
    const later = follow(folder, { isOptional: true, isCatalog: true })
    expect([later.fees(), later.table.faults(), table.faults()]).toEqual([[1150], [], []])
    fs.writeFileSync(path.join(folder, 'entregas.csv'), excelWorkbook({ sheets: [catalog] }))
    await vi.waitFor(() => expect([table.faults(), later.table.faults()]).toEqual([[sheetGone], [sheetGone]]))
    expect([fees(), later.fees()]).toEqual([[1150], [1150]])
    expect(events.filter(([event]) => event === 'delivery-file.unusable')).toEqual([
      ['delivery-file.unusable', sheetGone],
    ])
    const start = follow(folder, { isOptional: true, isCatalog: true })
    expect([start.fees(), start.table.faults()]).toEqual([[1150], [sheetGone]])
    fs.writeFileSync(path.join(folder, 'entregas.csv'), book(13, 'BalneÃ¡rio'))
    await vi.waitFor(() => expect(table.faults()[0]).toMatch(/ troca os acentos/))
    fs.writeFileSync(path.join(folder, 'entregas.csv'), book(12))
    await vi.waitFor(() => expect([fees(), table.faults()]).toEqual([[1200], []]))
  })

  it('R78 is never that of another workbook, which was kept from before', () => {
    const folder = newFolder()
    fs.copyFileSync('docs/loja-exemplo/loja.xlsx', path.join(folder, 'entregas.csv'))
    follow(folder, { isOptional: true, isCatalog: true })
    const own = path.join(folder, 'loja.xlsx')
    fs.writeFileSync(own, excelWorkbook({ sheets: [{ name: 'Plan1', rows: [['nome', 'preço']] }] }))
    const source = openFileSource(own, { maximumBytes: 5_000_000, hosts: [], intervalMs: 60_000 })
    const { table } = follow(folder, { source, isOptional: true, isCatalog: true })
    expect([table.current(), table.faults()]).toEqual([null, []])
  })

  it('stays in force where the file beside the catalogue is removed, and that is said', async () => {
    const folder = newFolder()
    fs.writeFileSync(path.join(folder, 'entregas.csv'), good('10,00'))
    const { table, fees } = follow(folder, { isOptional: true })
    fs.rmSync(path.join(folder, 'entregas.csv'))
    const said =
      'O arquivo entregas.csv não está mais ao lado da planilha. Ponha-o de volta, ou escreva as cidades em SERVED_CITIES.'
    await vi.waitFor(() => expect(table.faults()).toEqual([said]))
    const later = follow(folder, { isOptional: true })
    expect([fees(), later.fees(), later.table.faults()]).toEqual([[1000], [1000], [said]])
  })

  it('R77 may be at an address, which it waits for at the start, and goes on while that is silent', async () => {
    const folder = newFolder()
    const server = await openSheetServer()
    const source = () =>
      fileAtAddress(server.url('/pub'), {
        ...{ hosts: [server.host], maximumBytes: 5_000_000, intervalMs: 10, now: Date.now, fetch },
      })
    server.publish('/pub', good('10,00'))
    const first = follow(folder, { source: source() })
    expect(first.table.current()).toEqual({ zones: [], hours: null, windows: null })
    await first.table.started
    expect(first.fees()).toEqual([1000])
    server.set('/pub', (_, response) => void response.writeHead(404).end())
    const said =
      'O endereço da planilha respondeu com o erro 404. Publique a planilha de novo (Arquivo, Compartilhar, Publicar na Web) e copie o endereço para as configurações.'
    await vi.waitFor(() => expect(first.table.faults()).toEqual([said]))
    const later = follow(folder, { source: source() })
    expect(later.fees()).toEqual([1000])
    await later.table.started
    expect([later.fees(), first.fees()]).toEqual([[1000], [1000]])
    await server.close()
  })

  it('delivers nowhere where it was never valid, rather than to places that were not given', () => {
    expect(follow(newFolder()).table.current()).toEqual({ zones: [], hours: null, windows: null })
  })
})
