import { setImmediate as afterOthers } from 'node:timers/promises'
import type * as XmlBuilder from 'xmlbuilder2'
import { loadPackage } from '../server/load-package.ts'

export type XmlElement = Readonly<Record<string, string | readonly string[]>>

const elementsPerTurn = 50

/** Streams `head`, an element per row, then `tail`; Meta takes 5 MB per line at most. */
export async function* xmlDocument<Row>({
  head,
  tail,
  name,
  rows,
  toElement,
}: {
  readonly head: string
  readonly tail: string
  readonly name: string
  readonly rows: () => readonly Row[]
  /** Null skips the row. */
  readonly toElement: (row: Row) => XmlElement | null
}): AsyncGenerator<string> {
  const all = rows()
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n`
  for (let first = 0; first < all.length; first += elementsPerTurn) {
    const elements = all
      .slice(first, first + elementsPerTurn)
      .map(toElement)
      .filter((element) => element !== null)
    if (elements.length > 0) yield `${elementText(name, elements)}\n`
    await afterOthers()
  }
  yield `${tail}\n`
}

export function elementText(name: string, elements: readonly XmlElement[]): string {
  const { fragment }: typeof XmlBuilder = loadPackage('xmlbuilder2')
  return fragment({ invalidCharReplacement: '' }, { [name]: [...elements] }).toString({ headless: true })
}
