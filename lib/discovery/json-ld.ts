import type { Graph, Thing } from 'schema-dts'

/** One document of structured data. */
export function graphOf(...things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** JSON that cannot end the script element it stands in (trust S4). */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** A path of our own as an absolute address; an address of another host stays as it is. */
export function absoluteAddress(siteUrl: string, address: string): string {
  return new URL(address, siteUrl).href
}
