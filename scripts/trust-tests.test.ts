import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  findFaults,
  parseSpecification,
  readTestFile,
  type SpecificationTest,
} from './specification/parse-table.ts'

const root = path.resolve(import.meta.dirname, '..')
const rows = parseSpecification(fs.readFileSync(path.join(root, 'docs/trust-tests.md'), 'utf8'))
const numbers = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)

it('every promise has its row, in order', () => {
  const ids = rows.map(({ id }) => id)
  const place = (id: string) => Number(id.slice(1)) + (id.startsWith('S') ? 100 : 0)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => place(a) - place(b)))
  expect(ids).toEqual(expect.arrayContaining([...numbers('R', 21), ...numbers('S', 16)]))
})

it('every row names files whose tests carry its number, or tests by their title', () => {
  expect(findFaults(rows, readTestFile, { idForm: /^[RS]\d{1,2}$/, titlesCarryId: true })).toEqual([])
})

it('every row names a file whose tests carry its number', () => {
  const isMarked = ({ title }: SpecificationTest, id: string) =>
    title === '' || new RegExp(`\\b${id}\\b`).test(title)
  const unmarked = rows.filter(({ id, tests }) => !tests.some((test) => isMarked(test, id)))
  expect(unmarked.map(({ id }) => id)).toEqual([])
})
