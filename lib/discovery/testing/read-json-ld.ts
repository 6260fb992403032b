import type { Node } from './merchant-listing-rules.ts'

/** The nodes of a page's structured data. Throws where it is no JSON. */
export function readGraph(json: string): readonly Node[] {
  const { '@graph': graph } = JSON.parse(json) as { '@graph': readonly Node[] }
  return graph
}

export function nodeOf(graph: readonly Node[], ...types: readonly string[]): Node {
  const node = graph.find((candidate) => types.includes(String(candidate['@type'])))
  if (!node) throw new Error(`no ${types.join(' or ')} among ${graph.length} nodes`)
  return node
}
