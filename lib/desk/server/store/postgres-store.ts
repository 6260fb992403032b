import { migratePostgres } from '../../../server/database/migrate-postgres.ts'
import { openPostgres, type Query } from '../../../server/database/postgres.ts'
import type { DeskLogEntry } from '../../api/log.ts'
import {
  addressDays,
  type DeskUser,
  deviceDays,
  logDays,
  refusalDays,
  type StoredSession,
} from './desk-store.ts'
import { postgresMigrations } from './postgres-migrations.ts'
import type { CheckedStore } from './sqlite-store.ts'

type Options = {
  /** As `openPostgres` takes it. */
  readonly url: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Timed<Row, Times extends keyof Row> = Omit<Row, Times> & Readonly<Record<Times, Date>>

const dayMs = 86_400_000
const userColumns = 'name, hash, created_at AS "createdAt"'

const userOf = (row: Timed<DeskUser, 'createdAt'>): DeskUser => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

/** Whether somebody has signed in on a device. */
export const selectDevice =
  'SELECT 1 FROM desk_sessions WHERE device_hash = $1 AND created_at > $2::timestamptz LIMIT 1'

/** The desk in a Postgres database, which all replicas share. */
export async function openPostgresDeskStore({ url, now }: Options): Promise<CheckedStore<Promise<unknown>>> {
  const database = openPostgres({ url, name: 'desk', maximumConnections: 4 })
  const time = (days = 0) => new Date(now() - days * dayMs).toISOString()

  try {
    await migratePostgres(database, { part: 'desk', migrations: postgresMigrations })
  } catch (error) {
    await database.close()
    throw error
  }

  async function forgetSessions(query: Query, user: string | null, kept = ''): Promise<number> {
    await query('DELETE FROM desk_passes WHERE $1::text IS NULL OR user_name = $1', [user])
    const rows = await query<{ open: boolean }>(
      `DELETE FROM desk_sessions WHERE ($1::text IS NULL OR user_name = $1) AND token_hash <> $3
       RETURNING ended_at IS NULL AND expires_at > $2::timestamptz AS open`,
      [user, time(), kept],
    )
    const ended = await endSession(query, kept)
    return rows.filter(({ open }) => open).length + ended
  }

  /** How many it was that had not ended: one, or none. */
  async function endSession(query: Query, tokenHash: string): Promise<number> {
    const ended = await query(
      `UPDATE desk_sessions SET ended_at = $2::timestamptz
       WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2::timestamptz RETURNING 1`,
      [tokenHash, time()],
    )
    return ended.length
  }

  return {
    async findUser(name) {
      const [row] = await database.query<Timed<DeskUser, 'createdAt'>>(
        `SELECT ${userColumns} FROM desk_users WHERE name = $1`,
        [name],
      )
      return row ? userOf(row) : null
    },
    async listUsers() {
      const rows = await database.query<Timed<DeskUser, 'createdAt'>>(
        `SELECT ${userColumns} FROM desk_users ORDER BY name`,
      )
      return rows.map(userOf)
    },
    saveUser: ({ name, hash }) =>
      database.transaction(async (query) => {
        await query(
          `INSERT INTO desk_users (name, hash, created_at) VALUES ($1, $2, $3::timestamptz)
           ON CONFLICT (name) DO UPDATE SET hash = $2, created_at = $3::timestamptz`,
          [name, hash, time()],
        )
        await forgetSessions(query, name)
      }),
    removeUser: (name) =>
      database.transaction(async (query) => {
        await forgetSessions(query, name)
        return (await query('DELETE FROM desk_users WHERE name = $1 RETURNING name', [name])).length > 0
      }),
    createSession: ({ tokenHash, user, credential, client, deviceHash, expiresAt }) =>
      database.transaction(async (query) => {
        await query('DELETE FROM desk_sessions WHERE created_at < $1::timestamptz', [time(deviceDays)])
        await query(
          `INSERT INTO desk_sessions (token_hash, user_name, credential, client, device_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)`,
          [tokenHash, user, credential, client, deviceHash, time(), expiresAt],
        )
      }),
    async findSession(tokenHash) {
      const [row] = await database.query<Timed<StoredSession, 'expiresAt'>>(
        `SELECT user_name AS "user", credential, expires_at AS "expiresAt", hash AS "userHash"
         FROM desk_sessions LEFT JOIN desk_users ON name = user_name
         WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2::timestamptz`,
        [tokenHash, time()],
      )
      return row ? { ...row, expiresAt: row.expiresAt.toISOString() } : null
    },
    async endSession(tokenHash) {
      await endSession(database.query, tokenHash)
    },
    endSessions: (user, kept) => database.transaction((query) => forgetSessions(query, user, kept)),
    async savePass({ user, passHash, expiresAt }) {
      await database.query(
        `INSERT INTO desk_passes (user_name, pass_hash, expires_at) VALUES ($1, $2, $3::timestamptz)
         ON CONFLICT (user_name) DO UPDATE SET pass_hash = $2, expires_at = $3::timestamptz`,
        [user, passHash, expiresAt],
      )
    },
    async takePass({ user, passHash }) {
      const taken = await database.query(
        `DELETE FROM desk_passes WHERE user_name = $1 AND pass_hash = $2 AND expires_at > $3::timestamptz RETURNING 1`,
        [user, passHash, time()],
      )
      return taken.length > 0
    },
    async isDevice(deviceHash) {
      const found = await database.query(selectDevice, [deviceHash, time(deviceDays)])
      return found.length > 0
    },
    async knownBy({ user, client, deviceHash }) {
      const found = await database.query<{ device_hash: string }>(
        `SELECT device_hash FROM desk_sessions WHERE user_name = $1 AND (
           (device_hash = $2::text AND created_at > $3::timestamptz)
           OR (client = $4 AND created_at > $5::timestamptz))`,
        [user, deviceHash, time(deviceDays), client, time(addressDays)],
      )
      if (found.some(({ device_hash }) => device_hash === deviceHash)) return 'device'
      return found.length > 0 ? 'address' : null
    },
    createLogEntry: ({ user, action, code, detail, requestId, client }) =>
      database.transaction(async (query) => {
        await query(
          `INSERT INTO desk_log (at, user_name, action, code, detail, request_id, client)
           VALUES ($1::timestamptz, $2, $3, $4, $5, $6, $7)`,
          [time(), user, action, code, detail, requestId, client],
        )
        await query('DELETE FROM desk_log WHERE at < $1::timestamptz', [time(logDays)])
        await query(`DELETE FROM desk_log WHERE action = 'sign-in-refused' AND at < $1::timestamptz`, [
          time(refusalDays),
        ])
      }),
    async listLog({ user = null, action = null, code = null, before = null, limit }) {
      const rows = await database.query<Timed<DeskLogEntry, 'at'>>(
        `SELECT id, at, user_name AS "user", action, code, detail, request_id AS "requestId", client FROM desk_log
         WHERE ($1::integer IS NULL OR id < $1) AND ($2::text IS NULL OR user_name = $2)
           AND ($3::text IS NULL OR action = $3) AND ($4::text IS NULL OR code = $4)
         ORDER BY id DESC LIMIT $5`,
        [before, user, action, code, limit],
      )
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    },
    check: () => database.query('SELECT 1 FROM desk_users LIMIT 1'),
    close: database.close,
  }
}
