import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '../lib/server/environment/environment-schema.ts'
import { logEvents } from './docs/log-events.ts'
import { listFiles } from './docs/named-paths.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const page = read('docs/operations.md')

/** The rows of the table under a heading: cells, without the two lines of its head. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '))
}

const nameOf = ([cell = '']: readonly string[]) => cell.replaceAll('`', '')

describe('the settings', () => {
  const settings = Object.keys(environmentSchema.shape)
  const rows = rowsUnder('Settings')
  const defaults: Readonly<Record<string, unknown>> = environmentSchema.parse({})

  it('are each in the table of docs/operations.md, in the order of the schema', () => {
    expect(rows.map(nameOf)).toEqual(settings)
  })

  it('have the defaults that the table says', () => {
    const wrong = rows.filter((row) => {
      const value = defaults[nameOf(row)]
      // A sentence, whose words are a text of the shop.
      if (value === undefined || nameOf(row) === 'SELLER_CHAT_URL') return false
      return row[1] !== `\`${[value].flat().join(', ')}\``
    })
    expect(wrong).toEqual([])
  })

  it('are each in .env.example, unset or at their default', () => {
    const lines = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)]
    expect(lines.map(([, name]) => name).toSorted()).toEqual(settings.toSorted())
    const given = lines.filter(([, , value]) => value !== '')
    const parsed = environmentSchema.parse(Object.fromEntries(given.map(([, name, value]) => [name, value])))
    expect(parsed).toEqual(environmentSchema.parse({}))
  })
})

describe('the events of the log', () => {
  it('are each in the table of docs/operations.md, with their levels', () => {
    const levels = new Map<string, Set<string>>()
    const sources = listFiles(root).filter(
      (file) =>
        /^((app|lib|scripts\/tools)\/|[a-z]+\.ts$)/.test(file) &&
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\/testing\//.test(file),
    )
    for (const [event, level] of sources.flatMap((file) => logEvents(read(file)))) {
      levels.set(event, (levels.get(event) ?? new Set()).add(level))
    }
    const logged = [...levels].map(([event, set]) => `${event}: ${[...set].toSorted().join(', ')}`)
    const written = rowsUnder('Logs').map((row) => `${nameOf(row)}: ${row[1]}`)
    expect(written.toSorted()).toEqual(logged.toSorted())
  })

  it.each([
    ["log('warn', 'a.b', {", [['a.b', 'warn']]],
    ["report('error', 'disk.write-failed', { folder })", [['disk.write-failed', 'error']]],
    ["if (x) log('info', 'file.usable', names) else y('a.b')", [['file.usable', 'info']]],
    [
      "log(isOpen ? 'warn' : 'info', isOpen ? 'a.open' : 'a.closed', {",
      [
        ['a.open', 'warn'],
        ['a.closed', 'info'],
      ],
    ],
    [
      "log(ok ? 'info' : 'warn', 'a.state', {",
      [
        ['a.state', 'info'],
        ['a.state', 'warn'],
      ],
    ],
    ["context.log('error', 'a.broken', {\n requestId", [['a.broken', 'error']]],
    ["Math.log('x.y')", []],
  ])('%s is read as it is meant', (source, expected) => {
    expect(logEvents(source)).toEqual(expected)
  })
})
