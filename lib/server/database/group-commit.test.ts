import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { createGroupCommit } from './group-commit.ts'

function open() {
  const database = openDatabase(':memory:')
  database.execute('CREATE TABLE words (word TEXT PRIMARY KEY)')
  let transactions = 0
  const commit = createGroupCommit({
    transaction: (work) => {
      transactions += 1
      return database.transaction(work)
    },
  })
  const write = (word: string) =>
    commit(() => database.run('INSERT INTO words (word) VALUES ($word)', { word }).changes)
  const words = () => database.all<{ word: string }>('SELECT word FROM words').map(({ word }) => word)
  return { write, words, transactions: () => transactions }
}

it('commits what comes at the same time at once, and in its order', async () => {
  const { write, words, transactions } = open()
  expect(await Promise.all([write('a'), write('b'), write('c')])).toEqual([1, 1, 1])
  expect([words(), transactions()]).toEqual([['a', 'b', 'c'], 1])
  await write('d')
  expect(transactions()).toBe(2)
})

it('lets none suffer from another that fails', async () => {
  const { write, words } = open()
  await write('b')
  const all = await Promise.allSettled([write('a'), write('b'), write('c')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(words().toSorted()).toEqual(['a', 'b', 'c'])
  await expect(write('a')).rejects.toThrow()
})
