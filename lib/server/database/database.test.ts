import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../testing/new-folder.ts'
import { openDatabase } from './database.ts'

let folder: string
beforeEach(async () => {
  folder = newFolder()
})

const opener = fileURLToPath(new URL('../../adapters/embedded/testing/open-and-pay.ts', import.meta.url))

/** A process of its own that opens the store, pays one banana again and again, and reports how often it could. */
function payInOwnProcess(): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(opener, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let complaint = ''
    let paid = 0
    child.stderr?.on('data', (chunk) => {
      complaint += String(chunk)
    })
    child.on('message', (count) => {
      paid = Number(count)
    })
    child.on('exit', (code) => (code === 0 ? resolve(paid) : reject(new Error(complaint))))
  })
}

describe('openDatabase', () => {
  it('undoes a transaction that throws, and can start the next one', () => {
    const database = openDatabase(':memory:')
    database.execute('CREATE TABLE t (n INTEGER)')
    const failing = () =>
      database.transaction(() => {
        database.run('INSERT INTO t VALUES (1)')
        throw new Error('stop')
      })
    expect(failing).toThrow('stop')
    database.transaction(() => database.run('INSERT INTO t VALUES (2)'))
    expect(database.all('SELECT n FROM t')).toEqual([{ n: 2 }])
  })

  it('R18 lets several processes open, seed and sell at once, and never sells more than there is', async () => {
    const paid = await Promise.all([payInOwnProcess(), payInOwnProcess(), payInOwnProcess()])
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(5)
    const database = openDatabase(folder)
    expect(database.find('SELECT count(*) AS count FROM products')).toEqual({ count: 4 })
    expect(database.find(`SELECT stock - stock_taken AS left FROM variants WHERE stock = 5`)).toEqual({
      left: 0,
    })
    database.close()
  })
})
