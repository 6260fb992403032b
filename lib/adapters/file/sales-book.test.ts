import { createDatabase } from '../../server/database/testing/create-database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { stoppedClock } from '../../testing/stopped-clock.ts'
import { salesBookContract } from './sales-book.contract.ts'
import { holdMs, salesHoldsContract } from './sales-holds.contract.ts'
import { openPostgresSales, openSqliteSales } from './sales-in.ts'

const begin = Date.UTC(2026, 0, 2)

const folder = newFolder()

const openBooksInFile = async () => {
  const { now, passMilliseconds } = stoppedClock(begin)
  const open = () => openSqliteSales({ folder, now, holdMs, lockWaitMs: 0 })
  return { book: open(), other: open(), passMilliseconds, now }
}

const openBooksInDatabase = async () => {
  const { now, passMilliseconds } = stoppedClock(begin)
  const url = await createDatabase()
  const open = () => openPostgresSales({ url, now, holdMs })
  return { book: await open(), other: await open(), passMilliseconds, now }
}

salesBookContract('SQLite', openBooksInFile)
salesBookContract('Postgres', openBooksInDatabase)
salesHoldsContract('SQLite', openBooksInFile)
salesHoldsContract('Postgres', openBooksInDatabase)
