import fs from 'node:fs'
import os from 'node:os'

type Row = readonly [name: string, ...cells: readonly string[]]

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A table of markdown: the first column is text, the others are numbers. */
export function markdownTable([head, ...rows]: readonly [Row, ...Row[]]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map(line).join('\n')
}

/** The text with `content` in place of what stood between `<!-- name -->` and `<!-- /name -->`. Throws without them. */
export function replaceMarked(text: string, name: string, content: string): string {
  const [before, rest] = text.split(`<!-- ${name} -->\n`)
  const after = rest?.split(`<!-- /${name} -->`)[1]
  if (after === undefined) throw new Error(`there is no <!-- ${name} --> … <!-- /${name} -->`)
  return `${before}<!-- ${name} -->\n${content}\n<!-- /${name} -->${after}`
}

/** The day, and what was measured on. */
export function machineLine(): string {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor'
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${os.availableParallelism()} × ${cpu}, Node ${process.versions.node}`
}

type Place = {
  readonly page?: string
  /** Of the comments around the last report there. */
  readonly mark: string
  /** Else it is printed and nothing more. */
  readonly isWriting: boolean
}

/** Prints what a benchmark has measured, and writes it into a page of the documents. */
export function sayReport(report: string, { page = 'docs/performance.md', mark, isWriting }: Place): void {
  process.stdout.write(`${report.trim()}\n`)
  if (isWriting) fs.writeFileSync(page, replaceMarked(fs.readFileSync(page, 'utf8'), mark, report))
}
