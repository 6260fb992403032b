// How well known items and the lines of written lists are found: `npm run bench -- search`, no server needed. The same
// numbers with every run.

import { answerLines, writtenLines } from '../lib/catalog/written-list/testing/written-lines.ts'
import { compareEngines, type Score } from '../lib/search/testing/known-items/compare-engines.ts'

const scoreText = ({ hits, meanReciprocalRank }: Score) =>
  `${hits.toFixed(1)} | ${meanReciprocalRank.toFixed(3)}`

process.stdout.write('| catalogue | asked for by | of | first six | rank | plain engine | rank |\n')
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n')
for (const { catalog, way, questions, shop, plain } of await compareEngines()) {
  process.stdout.write(`| ${catalog} | ${way} | ${questions} | ${scoreText(shop)} | ${scoreText(plain)} |\n`)
}

for (const name of writtenLines) {
  const lines = await answerLines(name)
  const right = lines.filter(({ isRightProduct }) => isRightProduct).length
  const enough = lines.filter(({ isRightAmount }) => isRightAmount).length
  process.stdout.write(
    `\n${name}: of ${lines.length} ${right} have the right product, ${enough} the right amount.\n`,
  )
  for (const line of lines.filter(({ isRightProduct, isRightAmount }) => !isRightProduct || !isRightAmount)) {
    const expected = `${line.quantity} ${line.products.join(' or ') || 'nothing'}`
    process.stdout.write(
      `- ${line.written}: ${line.packs ?? 0} ${line.product ?? 'nothing'}, not ${expected}\n`,
    )
  }
}
