// How well known items are found: `npm run bench -- search`, no server needed. The same numbers with every run.
import { compareEngines, type Score } from './bench/search/compare-engines.ts'

const scoreText = ({ hits, meanReciprocalRank }: Score) =>
  `${hits.toFixed(1)} | ${meanReciprocalRank.toFixed(3)}`

process.stdout.write('| catalogue | asked for by | of | first six | rank | plain engine | rank |\n')
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n')
for (const { catalog, way, questions, shop, plain } of await compareEngines()) {
  process.stdout.write(`| ${catalog} | ${way} | ${questions} | ${scoreText(shop)} | ${scoreText(plain)} |\n`)
}
