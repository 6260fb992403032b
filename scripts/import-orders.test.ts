import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDeskStore } from '../lib/desk/server/store/open-desk-store.ts'
import { offerOf, plainPick } from '../lib/domain/fulfillment.ts'
import { noAccount } from '../lib/domain/order.ts'
import { digestOrderCode } from '../lib/orders/order-code.ts'
import type { NewPick } from '../lib/orders/order-journal.ts'
import { openPostgresJournal } from '../lib/orders/postgres/journal.ts'
import { openSqliteJournal } from '../lib/orders/sqlite-journal.ts'
import { keyOf, newOrderOf, orderLineOf, sampleDelivery } from '../lib/orders/testing/sample-orders.ts'
import { createDatabase } from '../lib/server/database/testing/create-database.ts'
import { newFolder } from '../lib/testing/new-folder.ts'

const folder = newFolder()

/** A command as an operator runs it. */
function command(script: string, url: string, ...parameters: string[]) {
  return spawnSync(process.execPath, [script, ...parameters], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url },
    encoding: 'utf8',
  })
}

const pickOf = (number: number): NewPick => ({
  key: keyOf(number),
  line: 0,
  state: 'picked',
  ...plainPick,
  by: 'ana',
})

const noZone = { zone: null, fee: null, weightGrams: null }

it('R26 R49 brings a whole journal into the database, once however often it is run, and later news too', async () => {
  const url = await createDatabase()
  expect(command('scripts/import-orders.ts', url).stderr).toContain('there is no journal in')

  let time = Date.now() - 1_000_000
  const lines = [orderLineOf({ note: 'bem madura' })]
  const file = openSqliteJournal({
    folder: path.join(folder, 'orders'),
    now: () => time,
    createCode: digestOrderCode,
  })
  for (let number = 0; number < 450; number += 1) {
    time += 1
    await file.create(
      newOrderOf({
        key: keyOf(number),
        accountId: number % 2 ? 'account-1' : null,
        lines,
        ...(number === 11 && {
          delivery: { ...sampleDelivery, city: 'Rua 12, com Maria' },
          shipping: noZone,
        }),
      }),
    )
  }
  time = Date.now()
  await file.createEvent({ key: keyOf(7), from: ['recorded'], to: 'sending' })
  expect(command('scripts/import-orders.ts', url).stderr).toContain('stop the shop first')
  const changes = { address: 'https://pay.example/7', metadataSent: true, customFieldsSent: false }
  await file.createEvent({ key: keyOf(7), from: ['sending'], to: 'opened', upstreamStatus: 201, changes })
  await file.eraseContact([keyOf(9)])

  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 450 of them/)
  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 0 of them/)
  time += 1000
  await file.createEvent({ key: keyOf(7), from: ['opened'], to: 'arrived' })
  const move = { key: keyOf(7), by: 'ana' } as const
  await file.createFulfillmentEvent({ ...move, from: 'waiting', to: 'picking' })
  await file.savePick({ ...pickOf(7), weightGrams: 480 })
  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 1 of them/)
  time += 1000
  await file.savePick({ ...pickOf(7), state: 'replaced', replacement: 'Maçã Fuji', replacementAmount: 990 })
  const [standing] = (await file.listPicks([keyOf(7)])).get(keyOf(7)) ?? []
  const answer = {
    key: keyOf(7),
    line: 0,
    offer: (standing && offerOf(standing)) ?? '',
    answer: 'refused',
  } as const
  expect(await file.saveReplacementAnswer(answer)).toMatchObject({ answer: 'refused' })
  await file.createFulfillmentEvent({ ...move, from: 'picking', to: 'ready' })
  await file.createPaymentNote({ ...move, isUndo: false, amount: 1990 })
  const settled = { ...move, isUndo: false, amount: -1990, isByMessage: true }
  expect(await file.createDifferenceMark(settled)).toBe(true)
  await file.saveArrival({ key: keyOf(7), arrivesAt: '2026-01-02T14:20:00.000Z', by: move.by })
  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 1 of them/)
  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 0 of them/)

  const place = { databaseUrl: null, dataDirectory: folder }
  const desk = await openDeskStore(place)
  await desk.saveUser({ name: 'ana', hash: 'scrypt:of-ana' })
  await desk.close()
  expect(command('scripts/import-orders.ts', url).stdout).toContain(
    'Users of the desk that were copied: ana.',
  )
  expect(command('scripts/import-orders.ts', url).stdout).not.toContain('ana')
  const users = await openDeskStore({ ...place, databaseUrl: url })
  expect((await users.findUser('ana'))?.hash).toBe('scrypt:of-ana')
  await users.close()

  const database = await openPostgresJournal({ url, now: Date.now })
  expect(await database.list({})).toEqual(await file.list({}))
  expect(await database.listEvents(keyOf(7))).toEqual(await file.listEvents(keyOf(7)))
  expect(await database.listPicks([keyOf(7)])).toEqual(await file.listPicks([keyOf(7)]))
  const history = await file.listFulfillmentEvents(keyOf(7))
  expect(history.map(({ kind }) => kind)).toEqual([
    ...['move', 'pick', 'pick', 'answer', 'move', 'payment', 'difference', 'arrival'],
  ])
  expect(await database.listFulfillmentEvents(keyOf(7))).toEqual(history)
  const found = await database.list({ code: digestOrderCode(keyOf(7)), title: 'banana' })
  expect(found.map(({ key }) => key)).toEqual([keyOf(7)])

  // From here on the market works in the database, and what the file knows is old.
  await database.savePick({ ...pickOf(7), state: 'missing' })
  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 0 of them/)
  expect((await database.listPicks([keyOf(7)])).get(keyOf(7))?.[0]?.state).toBe('missing')

  // Who was erased there stays so, though the file still has the number and something happened to the order since.
  await database.eraseContact([keyOf(11)])
  time += 1000
  await file.createEvent({ key: keyOf(11), from: ['recorded'], to: 'sending' })
  await file.createEvent({ key: keyOf(11), from: ['sending'], to: 'opened', upstreamStatus: 201, changes })
  expect((await file.findOptional(keyOf(11)))?.lines[0]?.note).toBe('bem madura')
  expect(command('scripts/import-orders.ts', url).stdout).toMatch(/^450 orders .*; 1 of them/)
  const erased = await database.findOptional(keyOf(11))
  expect(erased).toMatchObject({
    state: 'opened',
    delivery: { whatsapp: null, whatsappNormalized: null },
    contactErasedAt: expect.any(String),
  })
  expect([erased?.accountId, erased?.lines[0]?.note, erased?.delivery?.city]).toEqual([noAccount, null, ''])
  await Promise.all([database.close(), file.close()])
  expect(command('scripts/orders.ts', url, '--json', '--limit', '500').stdout).toContain(keyOf(449))
}, 120_000)
