// A store API that misbehaves on request, over real HTTP: for the fault matrix and the benchmarks.
import { randomBytes } from 'node:crypto'
import { createEmbeddedStore } from '../lib/adapters/embedded/handler.ts'
import { seedDatabase } from '../lib/adapters/embedded/seed.ts'
import { openDatabase } from '../lib/server/database/database.ts'
import { serveFaultyStore } from './faulty-store/serve-faulty-store.ts'

const database = openDatabase(':memory:')
seedDatabase(database)

const server = await serveFaultyStore({
  port: Number(process.env['PORT'] ?? 4011),
  createStore: (origin) =>
    createEmbeddedStore({
      database,
      storeId: 'store_faulty',
      picturesBase: origin,
      checkoutBase: origin,
      now: Date.now,
      newId: () => randomBytes(16).toString('hex'),
    }),
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.close())
