import MiniSearch from 'minisearch'
import type { Good } from './goods.ts'

/** Finds the places of the goods that fit, best first. */
export type Engine = (query: string) => readonly number[]

/** MiniSearch as its documentation introduces it, accents folded: what the shop's search is measured against. */
export function createPlainEngine(goods: readonly Good[]): Engine {
  const engine = new MiniSearch({
    fields: ['title', 'brand', 'subtitle', 'category', 'description', 'variants'],
    processTerm: (term) =>
      term
        .normalize('NFD')
        .replace(/\p{Diacritic}/gu, '')
        .toLowerCase(),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 3, brand: 2 } },
  })
  engine.addAll(
    goods.map((good, id) => ({ ...good, id, brand: good.brand ?? '', variants: good.variants.join(' ') })),
  )
  return (query) => engine.search(query).map(({ id }) => Number(id))
}
