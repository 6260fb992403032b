import type { JsonLdNode } from './merchant-listing-rules.ts'

export function readGraph(json: string): readonly JsonLdNode[] {
  const { '@graph': graph } = JSON.parse(json) as { '@graph': readonly JsonLdNode[] }
  return graph
}

export function nodeOf(graph: readonly JsonLdNode[], ...types: readonly string[]): JsonLdNode {
  const node = graph.find((candidate) => types.includes(String(candidate['@type'])))
  if (!node) throw new Error(`no ${types.join(' or ')} among ${graph.length} nodes`)
  return node
}
