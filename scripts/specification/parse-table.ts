import fs from 'node:fs'
import path from 'node:path'

export type SpecificationTest = { readonly file: string; readonly title: string }

export type SpecificationRow = {
  readonly id: string
  readonly statement: string
  readonly tests: readonly SpecificationTest[]
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function parseTests(cell: string): SpecificationTest[] {
  return cell
    .split('<br>')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [file = '', ...title] = entry.split(' › ')
      return { file, title: title.join(' › ') }
    })
}

/** The rows of all tables in a Markdown text whose first column is `id`. */
export function parseSpecification(markdown: string): SpecificationRow[] {
  const rows: SpecificationRow[] = []
  for (const line of markdown.split('\n')) {
    if (!/^\s*\|.*\|\s*$/.test(line)) continue
    const [id = '', statement = '', tests = ''] = cellsOf(line)
    if (id === 'id' || /^:?-+:?$/.test(id)) continue
    rows.push({ id, statement, tests: parseTests(tests) })
  }
  return rows
}

/** A quoted title: whole, by its beginning before '…', or a template up to its first placeholder. */
function standsIn(source: string, title: string): boolean {
  const quotes = ["'", '"', '`']
  if (title.endsWith('…')) return quotes.some((quote) => source.includes(quote + title.slice(0, -1)))
  return quotes.some((quote) => {
    for (let at = source.indexOf(quote + title); at >= 0; at = source.indexOf(quote + title, at + 1)) {
      const rest = source.slice(at + quote.length + title.length)
      if (rest.startsWith(quote) || /^\s*[%$]/.test(rest)) return true
    }
    return false
  })
}

/** Whether a title, or any text on one line of the file, carries the id. */
const carriesId = (source: string, id: string) => new RegExp(`['"\`][^'"\`\\n]*\\b${id}\\b`).test(source)

/**
 * What is wrong with the table, a sentence each, with the row's id. `readFile` gives null for no such file. With
 * `titlesCarryId` a file without a title stands for its tests that carry the id.
 */
export function findFaults(
  rows: readonly SpecificationRow[],
  readFile: (path: string) => string | null,
  { idForm = /^[A-Z]-\d{2}$/, titlesCarryId = false } = {},
): string[] {
  const seen = new Set<string>()
  const sources = new Map<string, string | null>()
  return rows.flatMap(({ id, statement, tests }) => {
    const faults: string[] = []
    if (!idForm.test(id)) faults.push(`${id || '(no id)'}: the id is not of the form L-07`)
    if (seen.has(id)) faults.push(`${id}: the id is there twice`)
    seen.add(id)
    if (statement === '') faults.push(`${id}: there is no statement`)
    if (tests.length === 0) faults.push(`${id}: no test is named`)
    for (const { file, title } of tests) {
      if (!sources.has(file)) sources.set(file, readFile(file))
      const source = sources.get(file) ?? null
      if (source === null) faults.push(`${id}: there is no file ${file}`)
      else if (title === '' && titlesCarryId) {
        if (!carriesId(source, id)) faults.push(`${id}: ${file} has no test that carries it`)
      } else if (title === '') faults.push(`${id}: no title is named for ${file}`)
      else if (!standsIn(source, title)) faults.push(`${id}: ${file} has no test "${title}"`)
    }
    return faults
  })
}

const root = path.resolve(import.meta.dirname, '..', '..')

/** The text of a test file of the project; null for anything else, and where there is none. */
export function readTestFile(name: string): string | null {
  const isTest = /\.(test\.tsx?|(spec|contract|journey)\.ts)$/.test(name)
  const file = path.join(root, name)
  return isTest && file.startsWith(root) && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null
}
