import MiniSearch from 'minisearch'
import { generateCatalog } from '../../../adapters/embedded/testing/generate-catalog.ts'
import { type Catalog, indexCatalog } from '../../../catalog/snapshot.ts'
import { readSampleCatalog } from '../../../catalog/testing/sample-catalog.ts'
import type { Collection } from '../../../domain/product.ts'
import { handleOf, productIdOf, productOf, variantOf } from '../../../testing/sample-values.ts'
import { searchCatalog } from '../../search-catalog.ts'
import { buildSearchIndex } from '../../search-index.ts'
import { type Good, listGoods } from './goods.ts'
import { listQuestions, type Way, ways } from './ways-of-asking.ts'

/** How well an engine answers the questions of one way. */
export type Score = {
  /** Known items among the first six. Where a question fits several goods, any of them may be the one in mind: their mean. */
  readonly hits: number
  /** The mean of 1/place, 1 for the first place and 0 for what was not found. */
  readonly meanReciprocalRank: number
}

export type Comparison = {
  readonly catalog: string
  readonly way: Way
  readonly questions: number
  readonly shop: Score
  readonly plain: Score
}

const firstResults = 6
/** Every so manieth product of a thousand is looked for. */
const step = 5
const generatedStep = 18

/** The search of the shop beside the plain engine: four catalogues, each asked in five ways. */
export async function compareEngines(): Promise<readonly Comparison[]> {
  const generated = listStoreGoods(await readSampleCatalog(generateCatalog(200 * generatedStep)))
  return [
    ...(await compareOn('sample', { goods: listStoreGoods(await readSampleCatalog()), step: 1 })),
    ...(await compareOn('generated', { goods: generated, step: generatedStep })),
    ...(await compareOn('Portuguese', { goods: listGoods('portuguese'), step })),
    ...(await compareOn('Romanian', { goods: listGoods('romanian'), step })),
  ]
}

type Asked = { readonly goods: readonly Good[]; readonly step: number }

async function compareOn(catalog: string, asked: Asked): Promise<readonly Comparison[]> {
  const questions = listQuestions(asked.goods, asked.step)
  const [shop, plain] = [await createShopEngine(asked.goods), createPlainEngine(asked.goods)]
  return ways.map((way) => {
    const ofWay = questions.filter((question) => question.way === way)
    const scoreOf = (engine: Engine): Score => {
      const places = ofWay.map(({ query, fits }) => {
        const found = engine(query)
        return fits.map((index) => found.indexOf(index) + 1)
      })
      return {
        hits: sum(places.map((of) => mean(of.map((place) => (place > 0 && place <= firstResults ? 1 : 0))))),
        meanReciprocalRank: mean(places.map((of) => mean(of.map((place) => (place > 0 ? 1 / place : 0))))),
      }
    }
    return { catalog, way, questions: ofWay.length, shop: scoreOf(shop), plain: scoreOf(plain) }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length

/** Finds the places of the goods that fit, best first. */
type Engine = (query: string) => readonly number[]

/** MiniSearch as its documentation introduces it, accents folded: what the shop's search is measured against. */
function createPlainEngine(goods: readonly Good[]): Engine {
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

/** The goods of a store; the brands of the generated one stand beside the names. */
function listStoreGoods({ snapshot }: Catalog): readonly Good[] {
  const titles = new Map(snapshot.collections.map(({ id, title }) => [id, title]))
  return snapshot.products.map((product) => ({
    title: product.title,
    brand: /^de (\S+)$/.exec(product.subtitle ?? '')?.[1] ?? null,
    subtitle: product.subtitle ?? '',
    category: product.collectionIds.map((id) => titles.get(id)).join(' '),
    description: product.description?.replace(/<[^>]*>/g, ' ') ?? '',
    variants: product.variants.map(({ title }) => title),
  }))
}

function catalogOf(goods: readonly Good[]): Catalog {
  const categories = [...new Set(goods.map(({ category }) => category))]
  const collections = categories.map((title) => ({
    id: title,
    title,
    picture: null,
  })) as unknown as readonly Collection[]
  const products = goods.map(({ brand, ...good }, index) =>
    productOf({
      ...good,
      ...(brand === null ? {} : { brand }),
      id: productIdOf(index),
      handle: handleOf(String(index)),
      collectionIds: collections.filter(({ title }) => title === good.category).map(({ id }) => id),
      variants:
        good.variants.length > 0
          ? good.variants.map((title) => variantOf({ title }))
          : [variantOf({ title: good.title })],
      order: index,
    }),
  )
  return indexCatalog({ products, collections, language: null, readAt: '' })
}

/** The search of the shop over a catalogue of these goods. */
async function createShopEngine(goods: readonly Good[]): Promise<Engine> {
  const catalog = catalogOf(goods)
  const index = await buildSearchIndex(catalog.snapshot.products, catalog.snapshot.collections)
  return (query) => searchCatalog({ index, catalog }, query).products.map(({ handle }) => Number(handle))
}
