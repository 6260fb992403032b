import type { Query, Sql } from '../../../server/database/sql.ts'
import type { DeskLogEntry } from '../../api/log.ts'
import {
  addressDays,
  type DeskStore,
  type DeskUser,
  deviceDays,
  logDays,
  refusalDays,
  type StoredSession,
} from './desk-store.ts'

const dayMs = 86_400_000
const userColumns = 'name, hash, created_at AS "createdAt"'

export const selectDevice = 'SELECT 1 FROM desk_sessions WHERE device_hash = $1 AND created_at > $2 LIMIT 1'

const goodPass = 'FROM desk_passes WHERE user_name = $1 AND pass_hash = $2 AND expires_at > $3'

/** Desk store shared by all replicas; `now` in milliseconds since 1970. */
export function deskStoreIn(database: Sql, now: () => number): DeskStore {
  const time = (days = 0) => new Date(now() - days * dayMs).toISOString()

  async function forgetSessions(query: Query, user: string | null, kept = ''): Promise<number> {
    await query('DELETE FROM desk_passes WHERE $1::text IS NULL OR user_name = $1', [user])
    const rows = await query<{ open: boolean }>(
      `DELETE FROM desk_sessions WHERE ($1::text IS NULL OR user_name = $1) AND token_hash <> $3
       RETURNING ended_at IS NULL AND expires_at > $2 AS open`,
      [user, time(), kept],
    )
    const ended = await endSession(query, kept)
    return rows.filter(({ open }) => open).length + ended
  }

  async function endSession(query: Query, tokenHash: string): Promise<number> {
    const ended = await query(
      `UPDATE desk_sessions SET ended_at = $2
       WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2 RETURNING 1`,
      [tokenHash, time()],
    )
    return ended.length
  }

  return {
    async findUser(name) {
      const [row] = await database.query<DeskUser>(`SELECT ${userColumns} FROM desk_users WHERE name = $1`, [
        name,
      ])
      return row ?? null
    },
    listUsers: () => database.query<DeskUser>(`SELECT ${userColumns} FROM desk_users ORDER BY name`),
    saveUser: ({ name, hash }) =>
      database.transaction(async (query) => {
        await query(
          `INSERT INTO desk_users (name, hash, created_at) VALUES ($1, $2, $3)
           ON CONFLICT (name) DO UPDATE SET hash = $2, created_at = $3`,
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
        await query('DELETE FROM desk_sessions WHERE created_at < $1', [time(deviceDays)])
        await query(
          `INSERT INTO desk_sessions (token_hash, user_name, credential, client, device_hash, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [tokenHash, user, credential, client, deviceHash, time(), expiresAt],
        )
      }),
    async findSession(tokenHash) {
      const [row] = await database.query<StoredSession>(
        `SELECT user_name AS "user", credential, expires_at AS "expiresAt", hash AS "userHash"
         FROM desk_sessions LEFT JOIN desk_users ON name = user_name
         WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2`,
        [tokenHash, time()],
      )
      return row ?? null
    },
    async endSession(tokenHash) {
      await endSession(database.query, tokenHash)
    },
    endSessions: (user, kept) => database.transaction((query) => forgetSessions(query, user, kept)),
    async savePass({ user, passHash, expiresAt }) {
      await database.query(
        `INSERT INTO desk_passes (user_name, pass_hash, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_name) DO UPDATE SET pass_hash = $2, expires_at = $3`,
        [user, passHash, expiresAt],
      )
    },
    async takePass({ user, passHash }) {
      const values = [user, passHash, time()]
      // Writes nothing for invalid passes, which strangers send too.
      if ((await database.query(`SELECT 1 ${goodPass}`, values)).length === 0) return false
      return (await database.query(`DELETE ${goodPass} RETURNING 1`, values)).length > 0
    },
    async isDevice(deviceHash) {
      const found = await database.query(selectDevice, [deviceHash, time(deviceDays)])
      return found.length > 0
    },
    async knownBy({ user, client, deviceHash }) {
      const found = await database.query<{ device_hash: string }>(
        `SELECT device_hash FROM desk_sessions WHERE user_name = $1 AND (
           (device_hash = $2::text AND created_at > $3)
           OR (client = $4 AND created_at > $5))`,
        [user, deviceHash, time(deviceDays), client, time(addressDays)],
      )
      if (found.some(({ device_hash }) => device_hash === deviceHash)) return 'device'
      return found.length > 0 ? 'address' : null
    },
    createLogEntry: ({ user, action, code, detail, requestId, client }) =>
      database.transaction(async (query) => {
        await query(
          `INSERT INTO desk_log (at, user_name, action, code, detail, request_id, client)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [time(), user, action, code, detail, requestId, client],
        )
        await query('DELETE FROM desk_log WHERE at < $1', [time(logDays)])
        await query(`DELETE FROM desk_log WHERE action = 'sign-in-refused' AND at < $1`, [time(refusalDays)])
      }),
    listLog: ({ user = null, action = null, code = null, before = null, limit }) =>
      database.query<DeskLogEntry>(
        `SELECT id, at, user_name AS "user", action, code, detail, request_id AS "requestId", client FROM desk_log
         WHERE ($1::integer IS NULL OR id < $1) AND ($2::text IS NULL OR user_name = $2)
           AND ($3::text IS NULL OR action = $3) AND ($4::text IS NULL OR code = $4)
         ORDER BY id DESC LIMIT $5`,
        [before, user, action, code, limit],
      ),
    close: database.close,
  }
}
