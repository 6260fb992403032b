import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../server/database/testing/start-postgres.ts'
import { openPostgresSales, openSqliteSales } from './open-sales.ts'
import { salesBookContract } from './sales-book.contract.ts'
import { holdMs, salesHoldsContract } from './sales-holds.contract.ts'

const begin = Date.UTC(2026, 0, 2)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sales-'))
let postgres: RunningPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.remove()
  fs.rmSync(folder, { recursive: true })
})

const openFile = async () => {
  let time = begin
  const open = () => openSqliteSales({ folder, now: () => time, holdMs, lockWaitMs: 0 })
  return {
    book: open(),
    other: open(),
    passMilliseconds: (count: number) => {
      time += count
    },
  }
}

const openDatabase = async () => {
  let time = begin
  const url = await postgres.createDatabase()
  const open = () => openPostgresSales({ url, now: () => time, holdMs })
  const [book, other] = await Promise.all([open(), open()])
  return {
    book,
    other,
    passMilliseconds: (count: number) => {
      time += count
    },
  }
}

salesBookContract('SQLite', openFile)
salesBookContract('Postgres', openDatabase)
salesHoldsContract('SQLite', openFile)
salesHoldsContract('Postgres', openDatabase)
