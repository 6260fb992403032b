import { type Good, listGoods } from './goods.ts'
import { createPlainEngine, type Engine } from './plain-engine.ts'
import { createShopEngine, listSampleGoods } from './shop-engine.ts'
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

/** The search of the shop beside the plain engine: three catalogues, each asked in five ways. */
export async function compareEngines(): Promise<readonly Comparison[]> {
  return [
    ...(await compareOn('sample', { goods: await listSampleGoods(), step: 1 })),
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
