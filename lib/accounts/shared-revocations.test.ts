import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createDatabase } from '../server/database/testing/create-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { openTcpProxy } from '../testing/tcp-proxy.ts'
import { openRevocations } from './get-revocations.ts'
import type { Claims } from './verify-token.ts'

const database = await openTcpProxy(await createDatabase())
let open: ReturnType<typeof openRevocations>[] = []
const folder = newFolder()

afterEach(async () => {
  await Promise.all(open.map((revocations) => revocations.close()))
  open = []
})

let replicas = 0
/** What a replica with data of its own knows of what has ended. */
async function openReplica() {
  replicas += 1
  const dataDirectory = path.join(folder, String(replicas))
  const revocations = openRevocations({ dataDirectory, databaseUrl: database.url })
  open.push(revocations)
  await revocations.loaded
  return revocations
}

function claimsOf(sub: string, openedSecondsAgo = 60): Claims {
  const iat = Math.floor(Date.now() / 1000) - openedSecondsAgo
  return { sub, session_id: `session of ${sub}`, amr: [], iat, exp: iat + 3600 } as unknown as Claims
}

describe('replicas that share a database', () => {
  it('S25 know what each of them has ended, and so does one that starts later', async () => {
    const [first, other] = [await openReplica(), await openReplica()]
    const [ana, bia, caio] = [claimsOf('ana'), claimsOf('bia'), claimsOf('caio')]
    first.ended.endSession(ana)
    first.ended.endSessionsOf(bia.sub)
    first.deleted.add(caio.sub)
    const over = ({ ended, deleted }: typeof first) => [
      ended.isEnded(ana),
      ended.isEnded(bia),
      deleted.has(caio.sub),
    ]
    await expect.poll(() => over(other)).toEqual([true, true, true])
    expect(over(await openReplica())).toEqual([true, true, true])
    expect(other.ended.isEnded({ ...claimsOf('ana'), session_id: 'another one' })).toBe(false)
    expect(other.ended.isEnded(claimsOf('bia', -5))).toBe(false)
  })

  it('S25 exchange afterwards what ended while the database was away', async () => {
    const [first, other] = [await openReplica(), await openReplica()]
    const dora = claimsOf('dora')
    await database.stop()
    first.ended.endSession(dora)
    expect(first.ended.isEnded(dora)).toBe(true)
    await database.start()
    await expect.poll(() => other.ended.isEnded(dora), { timeout: 20_000 }).toBe(true)
  })

  it('S25 keep hashes in the database, and no id', async () => {
    const replica = await openReplica()
    replica.deleted.add('an-unread-id')
    const { openPostgres } = await import('../server/database/postgres.ts')
    const connection = openPostgres({ url: database.url })
    const rows = () =>
      connection.query<{ key: string }>(`SELECT key FROM account_endings WHERE kind = 'account'`)
    await expect.poll(async () => (await rows()).length).toBe(2)
    expect(JSON.stringify(await rows())).not.toContain('unread-id')
    await connection.close()
  })
})
