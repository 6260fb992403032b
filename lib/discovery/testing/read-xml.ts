import { convert } from 'xmlbuilder2'

export async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

type Tree = { readonly [name: string]: unknown }

export function parseXml(text: string): Tree {
  return decoded(convert(text, { format: 'object' })) as Tree
}

// The parser keeps entities.
function decoded(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
  }
  if (Array.isArray(value)) return value.map(decoded)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, decoded(child)]))
}

export function elementsAt(tree: Tree, ...path: readonly string[]): readonly Tree[] {
  let node: unknown = tree
  for (const name of path) node = (node as Tree | undefined)?.[name]
  const nodes = Array.isArray(node) ? node : node === undefined ? [] : [node]
  return nodes as readonly Tree[]
}
