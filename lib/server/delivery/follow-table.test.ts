import fs from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { type FollowedTable, followTable } from './follow-table.ts'

const good = (fee: string) => `tipo;cidade;frete\nentrega;Penha;${fee}\n`
const open: FollowedTable[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

function follow(folder: string, isOptional = false) {
  const events: [string, unknown][] = []
  const onChange = vi.fn()
  const table = followTable({
    file: path.join(folder, 'entregas.csv'),
    lastGoodFile: path.join(folder, 'kept', 'last-good.csv'),
    isOptional,
    currency: 'brl',
    log: (_level, event, { message = '' }) => void events.push([event, message]),
    onChange,
    lookMs: 10,
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

  it('delivers nowhere where it was never good, rather than where nobody said', () => {
    expect(follow(newFolder()).table.current()).toEqual({ zones: [], hours: null, windows: null })
  })

  it('is nothing where it only may be there, until it is', async () => {
    const { table, fees, events, write } = follow(newFolder(), true)
    expect([table.current(), events]).toEqual([null, []])
    write(good('9'))
    await vi.waitFor(() => expect(fees()).toEqual([900]))
  })
})
