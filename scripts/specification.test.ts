import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFaults, parseSpecification, readTestFile } from './specification/parse-table.ts'

const root = path.resolve(import.meta.dirname, '..')

describe('docs/specification.md', () => {
  const rows = parseSpecification(fs.readFileSync(path.join(root, 'docs/specification.md'), 'utf8'))

  it('splits the specification into at least 150 statements with a test each', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150)
  })

  it('names for every statement a test that exists', () => {
    expect(findFaults(rows, readTestFile)).toEqual([])
  })
})

describe('the check of the table', () => {
  const source = "it('adds up', () => {})\nit.each(sums)('makes %i of %i', () => {})\n// it says more"
  const faultsOf = (...lines: readonly string[]) =>
    findFaults(
      parseSpecification(['| id | statement | test |', '| --- | --- | --- |', ...lines].join('\n')),
      (name) => (name === 'lib/sum.test.ts' ? source : null),
    )

  it('passes a row whose test exists, a template by its beginning, a title cut by …, and several in one row', () => {
    expect(
      faultsOf(
        '| A-01 | Sums | lib/sum.test.ts › adds up |',
        '| A-02 | More | lib/sum.test.ts › makes<br>lib/sum.test.ts › adds up |',
        '| A-03 | Still more | lib/sum.test.ts › adds… |',
      ),
    ).toEqual([])
  })

  it('fails for a row without a test', () => {
    expect(faultsOf('| A-01 | Sums | |')).toEqual(['A-01: no test is named'])
  })

  it('fails for a file that does not exist', () => {
    expect(faultsOf('| A-01 | Sums | lib/gone.test.ts › adds up |')).toEqual([
      'A-01: there is no file lib/gone.test.ts',
    ])
  })

  it('fails for a title that is not in the file, or only a part of one, or no title of a test', () => {
    const titles = ['subtracts', 'adds', 'dds up', 'dds…', 'it says more', '']
    for (const title of titles) {
      expect(faultsOf(`| A-01 | Sums | lib/sum.test.ts › ${title} |`), title).toHaveLength(1)
    }
  })

  it('fails for an id that is there twice, or of another form', () => {
    const row = (id: string) => `| ${id} | Sums | lib/sum.test.ts › adds up |`
    expect(faultsOf(row('A-01'), row('A-01'))).toEqual(['A-01: the id is there twice'])
    expect(faultsOf(row('A-1'))).toEqual(['A-1: the id is not of the form L-07'])
  })

  it('takes a file for its tests that carry the id, where titles do', () => {
    const options = { idForm: /^R\d$/, titlesCarryId: true }
    const marked = "it('R1 adds up', () => {})\n// R2"
    const ofRows = (text: string) => findFaults(parseSpecification(text), () => marked, options)
    expect(ofRows('| R1 | Sums | lib/sum.test.ts |')).toEqual([])
    expect(ofRows('| R2 | Sums | lib/sum.test.ts |')).toEqual([
      'R2: lib/sum.test.ts has no test that carries it',
    ])
  })
})
