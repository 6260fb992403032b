import fs from 'node:fs'

type Row = Readonly<Record<string, string>>

export type Outcome = { readonly status: number; readonly holds: string }

/** The tables of docs/reliability.md, by the heading they stand under. A row that names several faults is one for each. */
function readTables(): ReadonlyMap<string, readonly Row[]> {
  const tables = new Map<string, Row[]>()
  let heading = ''
  let columns: readonly string[] | null = null
  for (const line of fs.readFileSync('docs/reliability.md', 'utf8').split('\n')) {
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading
    if (!line.startsWith('|')) {
      columns = null
      continue
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells.every((cell) => /^-+$/.test(cell))) continue
    if (columns) {
      const [names = '', ...answers] = cells
      for (const name of names.split('<br>')) {
        const row = Object.fromEntries(
          columns.map((column, index) => [column, [name, ...answers][index] ?? '']),
        )
        tables.set(heading, [...(tables.get(heading) ?? []), row])
      }
    } else columns = cells
  }
  return tables
}

const tables = readTables()

/** One row per fault; its cells name the answers that are allowed. */
export function matrix(
  heading:
    | 'With a catalogue'
    | 'On a cold start'
    | 'With broken files'
    | 'With a broken file'
    | 'Under one client',
): readonly Row[] {
  return tables.get(heading) ?? []
}

/** What an answer's name means. */
export function outcomesOf(cell: string): readonly Outcome[] {
  return cell.split(' or ').map((name) => {
    const row = tables.get('Answers')?.find(({ answer }) => answer === name)
    if (!row) throw new Error(`docs/reliability.md does not say what "${name}" is`)
    return { status: Number(row['status']), holds: /^`([^`]+)`$/.exec(row['holds'] ?? '')?.[1] ?? '' }
  })
}
