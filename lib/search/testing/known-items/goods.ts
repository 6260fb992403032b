import { readFileSync } from 'node:fs'
import { createRandom } from '../../../adapters/embedded/testing/generate-catalog.ts'

/** One product as a grocer lists it. */
export type Good = {
  readonly title: string
  /** Null for loose fruit, and in catalogues that name no brands. */
  readonly brand: string | null
  readonly subtitle: string
  readonly category: string
  readonly description: string
  readonly variants: readonly string[]
}

type Line = {
  readonly category: string
  readonly name: string
  readonly kinds: readonly string[]
  readonly brands: readonly string[]
  readonly sizes: readonly string[]
}

const count = 1_000

/** A thousand products of a real grocer's vocabulary, always the same ones; one brand, kind and size each. */
export function listGoods(language: 'portuguese' | 'romanian'): readonly Good[] {
  const text = readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
  const lines = parseLines(text)
  const random = createRandom(count)
  const sentence = /^~ (.+)$/m.exec(text)?.[1] ?? ''
  const shuffled = lines
    .flatMap((line) => line.kinds.flatMap((kind) => line.brands.map((brand) => ({ line, kind, brand }))))
    .map((choice) => ({ choice, key: random() }))
    .toSorted((one, other) => one.key - other.key)
  return shuffled.slice(0, count).map(({ choice: { line, kind, brand } }) => {
    const other = () => lines[Math.floor(random() * lines.length)]?.name.toLowerCase() ?? ''
    const description = [other(), other()].reduce((text, name) => text.replace('{}', name), sentence)
    const size = line.sizes[Math.floor(random() * line.sizes.length)] ?? ''
    return { ...layOut({ line, kind, brand, size }, random()), category: line.category, description }
  })
}

type Choice = { readonly line: Line; readonly kind: string; readonly brand: string; readonly size: string }

// The three ways in which grocers write names: brand in the title, brand before it, brand beside it.
function layOut(
  { line: { name, sizes }, kind, brand, size }: Choice,
  layout: number,
): Omit<Good, 'category' | 'description'> {
  const join = (...words: string[]) => words.filter(Boolean).join(' ')
  const common = { brand: brand || null }
  if (layout < 0.4) return { ...common, title: join(name, kind, brand, size), subtitle: size, variants: [] }
  if (layout < 0.6) return { ...common, title: join(brand, name, kind), subtitle: size, variants: [] }
  return { ...common, title: join(name, kind), subtitle: join(brand, size), variants: sizes }
}

function parseLines(text: string): readonly Line[] {
  let category = ''
  const lines: Line[] = []
  for (const row of text.split('\n')) {
    if (row.startsWith('# ')) category = row.slice(2)
    if (!row.includes('|')) continue
    const [name = '', ...cells] = row.split('|').map((cell) => cell.trim())
    const [kinds = [], brands = [], sizes = []] = cells.map((cell) => cell.split(', '))
    lines.push({ category, name, kinds, brands, sizes })
  }
  return lines
}
