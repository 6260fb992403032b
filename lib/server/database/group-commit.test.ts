import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { createGroupCommit } from './open-file.ts'

function open() {
  const database = openDatabase(':memory:')
  database.execute('CREATE TABLE words (word TEXT PRIMARY KEY)')
  let transactions = 0
  let last: Promise<unknown> = Promise.resolve()

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    transactions += 1
    database.begin()
    try {
      const result = await work()
      database.commit()
      return result
    } catch (error) {
      database.rollback()
      throw error
    }
  }

  const disk: PromiseWithResolvers<void>[] = []
  let isSlow = false
  const commit = createGroupCommit({
    transaction<T>(work: () => Promise<T>) {
      const turn = last.then(() => alone(work))
      last = turn.catch(() => undefined)
      return turn
    },
    flush: () => {
      if (!isSlow) return database.flush()
      const turn = Promise.withResolvers<void>()
      disk.push(turn)
      return turn.promise
    },
  })
  const write = (word: string) =>
    commit(async () => database.run('INSERT INTO words (word) VALUES ($word)', { word }).changes)
  const words = () => database.all<{ word: string }>('SELECT word FROM words').map(({ word }) => word)
  const slowDown = () => {
    isSlow = true
    return disk
  }
  return { write, words, transactions: () => transactions, slowDown }
}

it('commits what comes at the same time at once, and in its order', async () => {
  const { write, words, transactions } = open()
  expect(await Promise.all([write('a'), write('b'), write('c')])).toEqual([1, 1, 1])
  expect([words(), transactions()]).toEqual([['a', 'b', 'c'], 1])
  await write('d')
  expect(transactions()).toBe(2)
})

it('R18 resolves when the disk has it, lets others be written meanwhile, and says what the disk says', async () => {
  const { write, words, slowDown } = open()
  const disk = slowDown()
  const answered: string[] = []
  const first = write('a').then(() => answered.push('a'))
  await expect.poll(() => disk.length).toBe(1)
  const second = write('b').then(() => answered.push('b'))
  await expect.poll(() => disk.length).toBe(2)
  expect([words(), answered]).toEqual([['a', 'b'], []])
  disk[0]?.resolve()
  await first
  expect(answered).toEqual(['a'])
  disk[1]?.reject(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
  await expect(second).rejects.toThrow('EIO')
  expect(answered).toEqual(['a'])
})
