// Checks page sizes of the last build against the budgets, and that no page loads the desk.
import fs from 'node:fs'
import path from 'node:path'
import { budgets, overspending } from './size/budgets.ts'
import { assetReader, deskTraces, measurePage } from './size/read-build.ts'

const build = path.resolve(import.meta.dirname, '..', '.next')
const pages = path.join(build, 'server', 'app')
const readAsset = assetReader(build)
const files = fs.readdirSync(pages, { recursive: true, encoding: 'utf8' })

const failures: string[] = [...deskTraces(build)]
for (const { page, file, ...budget } of budgets) {
  const name = files.find((candidate) => file.test(candidate.replaceAll(path.sep, '/')))
  if (!name) {
    failures.push(`${page}: the build has no such page, so nothing was measured`)
    continue
  }
  const size = measurePage(fs.readFileSync(path.join(pages, name), 'utf8'), readAsset)
  process.stdout.write(
    `${page.padEnd(12)} JavaScript ${size.javascript} of ${budget.javascript}, in brotli ${size.javascriptBrotli} of ${budget.javascriptBrotli}, document ${size.document} of ${budget.document}, CSS ${size.css} of ${budget.css}, fonts ${size.fonts} of ${budget.fonts} bytes\n`,
  )
  if (size.javascript === 0 || size.css === 0 || size.fonts === 0) {
    failures.push(`${page}: something measured 0 bytes, so the measure itself is broken`)
  }
  failures.push(...overspending(page, size, budget))
}

for (const failure of failures) process.stderr.write(`${failure}\n`)
process.exit(failures.length > 0 ? 1 : 0)
