// npm run bench -- search: measures known-item search, deterministically, without a server.
import { compareEngines } from '../../lib/search/testing/known-items/compare-engines.ts'
import { printTable } from './measure.ts'

const compared = await compareEngines()
printTable(
  'The mean of 1/place, and of 100 those among the first six; behind them that of MiniSearch alone.',
  [
    ['catalogue, asked for by', '1/place', 'MiniSearch', 'first six', 'MiniSearch'],
    ...compared.map(({ catalog, way, questions, shop, plain }) => [
      `${catalog}, ${way}`,
      ...[shop, plain].map(({ meanReciprocalRank }) => meanReciprocalRank.toFixed(3)),
      ...[shop, plain].map(({ hits }) => ((100 * hits) / questions).toFixed(1)),
    ]),
  ],
)
