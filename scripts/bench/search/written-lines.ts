import { readFileSync } from 'node:fs'
import { readSampleCatalog } from '../../../lib/catalog/testing/sample-catalog.ts'
import { type MatchedLine, matchList } from '../../../lib/catalog/written-list/match-list.ts'
import { readWrittenList } from '../../../lib/domain/written-list/read-list.ts'
import { buildSearchIndex } from '../../../lib/search/search-index.ts'

/** A line as somebody sends it, and what it has to become in the sample catalogue. */
type ExpectedLine = {
  readonly written: string
  /** Handles of the products that are right; empty where the store has no such thing. */
  readonly products: readonly string[]
  /** Packs of the product. */
  readonly quantity: number
}

export type AnsweredLine = ExpectedLine & {
  readonly product: string | null
  readonly packs: number | null
  readonly isRightProduct: boolean
  /** Of what stands in its place by mistake no amount is right; where nothing is sold, there is none. */
  readonly isRightAmount: boolean
}

/** Answers every line alone, as if no one had bought anything yet. */
export async function answerLines(name: string): Promise<readonly AnsweredLine[]> {
  const text = readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')
  const expected = JSON.parse(text) as readonly ExpectedLine[]
  const catalog = await readSampleCatalog()
  const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
  const nothing = { bought: new Set<never>(), sold: new Map<never, never>() }
  const answered: AnsweredLine[] = []
  for (const line of expected) {
    const { lines } = readWrittenList(line.written)
    const [found, ...more] = await matchList({ catalog, index }, lines, nothing)
    answered.push(judge(line, more.length > 0 ? undefined : found))
  }
  return answered
}

function judge(expected: ExpectedLine, found: MatchedLine | undefined): AnsweredLine {
  // What is sold out is understood all the same: something like it stands in its place.
  const choice = found?.soldOut ?? found?.choice ?? null
  const product = choice?.product.handle ?? null
  const packs = choice?.facts.packs ?? null
  const isNothing = expected.products.length === 0
  const isRightProduct = isNothing
    ? product === null
    : product !== null && expected.products.includes(product)
  const isRightAmount = isNothing ? product === null : packs === expected.quantity
  return { ...expected, product, packs, isRightProduct, isRightAmount }
}
