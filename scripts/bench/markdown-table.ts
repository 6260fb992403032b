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
