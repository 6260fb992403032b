import { openDatabase } from '../../../server/database/database.ts'
import { createGroupCommit } from '../../../server/database/group-commit.ts'
import { migrate, writeNothing } from '../../../server/database/migrate.ts'
import { whileLocked } from '../../../server/database/while-locked.ts'
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
import { sqliteMigrations } from './sqlite-migrations.ts'

export const deskFileName = 'desk.sqlite'

type Options = {
  /** Of the file `desk.sqlite`; `:memory:` keeps nothing. */
  readonly folder: string | ':memory:'
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** As `openDatabase` takes it. */
  readonly lockWaitMs?: number
}

export type CheckedStore<Checked> = DeskStore & {
  /** Throws, or rejects, where nothing can be read or written now. */
  readonly check: () => Checked
}

const dayMs = 86_400_000
const userColumns = 'name, hash, created_at AS createdAt'

/** Whether somebody has signed in on a device. */
export const selectDevice = `
  SELECT 1 FROM desk_sessions WHERE device_hash = $deviceHash AND created_at > $since LIMIT 1`

const goodPass = 'FROM desk_passes WHERE user_name = $user AND pass_hash = $passHash AND expires_at > $now'

/** The desk in a file of its own. All that it throws because of the file, here and later, has a fault (`faultOf`). */
export function openSqliteDeskStore({ folder, now, lockWaitMs = 5000 }: Options): CheckedStore<void> {
  const database = openDatabase(folder, { file: deskFileName, isPrecious: true, lockWaitMs })
  const commit = createGroupCommit(database)
  const time = (days = 0) => new Date(now() - days * dayMs).toISOString()

  try {
    database.transaction(() => migrate(database, sqliteMigrations))
  } catch (error) {
    database.close()
    throw error
  }

  function forgetSessions(user: string | null, keptTokenHash = ''): number {
    const parameters = { user, now: time() }
    const open = database.find<{ count: number }>(
      `SELECT count(*) AS count FROM desk_sessions
       WHERE ($user IS NULL OR user_name = $user) AND ended_at IS NULL AND expires_at > $now`,
      parameters,
    )
    database.run(
      'DELETE FROM desk_sessions WHERE ($user IS NULL OR user_name = $user) AND token_hash <> $keptTokenHash',
      { user, keptTokenHash },
    )
    endSession(keptTokenHash)
    database.run('DELETE FROM desk_passes WHERE $user IS NULL OR user_name = $user', { user })
    return open?.count ?? 0
  }

  function endSession(tokenHash: string): void {
    database.run('UPDATE desk_sessions SET ended_at = $at WHERE token_hash = $tokenHash', {
      tokenHash,
      at: time(),
    })
  }

  return {
    findUser: (name) =>
      whileLocked(() =>
        database.find<DeskUser>(`SELECT ${userColumns} FROM desk_users WHERE name = $name`, { name }),
      ),
    listUsers: () =>
      whileLocked(() => database.all<DeskUser>(`SELECT ${userColumns} FROM desk_users ORDER BY name`)),
    saveUser: ({ name, hash }) =>
      commit(() => {
        database.run(
          `INSERT INTO desk_users (name, hash, created_at) VALUES ($name, $hash, $at)
           ON CONFLICT (name) DO UPDATE SET hash = $hash, created_at = $at`,
          { name, hash, at: time() },
        )
        forgetSessions(name)
      }),
    removeUser: (name) =>
      commit(() => {
        forgetSessions(name)
        return database.run('DELETE FROM desk_users WHERE name = $name', { name }).changes > 0
      }),
    createSession: ({ tokenHash, user, credential, client, deviceHash, expiresAt }) =>
      commit(() => {
        database.run('DELETE FROM desk_sessions WHERE created_at < $past', { past: time(deviceDays) })
        database.run(
          `INSERT INTO desk_sessions (token_hash, user_name, credential, client, device_hash, created_at, expires_at)
           VALUES ($tokenHash, $user, $credential, $client, $deviceHash, $at, $expiresAt)`,
          { tokenHash, user, credential, client, deviceHash, at: time(), expiresAt },
        )
      }),
    findSession: (tokenHash) =>
      whileLocked(() =>
        database.find<StoredSession>(
          `SELECT user_name AS user, credential, expires_at AS expiresAt, hash AS userHash
           FROM desk_sessions LEFT JOIN desk_users ON name = user_name
           WHERE token_hash = $tokenHash AND ended_at IS NULL AND expires_at > $now`,
          { tokenHash, now: time() },
        ),
      ),
    endSession: (tokenHash) => commit(() => endSession(tokenHash)),
    endSessions: (user, kept) => commit(() => forgetSessions(user, kept)),
    savePass: ({ user, passHash, expiresAt }) =>
      commit(() => {
        database.run(
          `INSERT INTO desk_passes (user_name, pass_hash, expires_at) VALUES ($user, $passHash, $expiresAt)
           ON CONFLICT (user_name) DO UPDATE SET pass_hash = $passHash, expires_at = $expiresAt`,
          { user, passHash, expiresAt },
        )
      }),
    async takePass(pass) {
      const parameters = { ...pass, now: time() }
      // Strangers ask too: nothing is written for what is none.
      const isOne = await whileLocked(() => database.find(`SELECT 1 ${goodPass}`, parameters))
      return isOne !== null && commit(() => database.run(`DELETE ${goodPass}`, parameters).changes > 0)
    },
    isDevice: (deviceHash) =>
      whileLocked(() => {
        const found = database.all(selectDevice, { deviceHash, since: time(deviceDays) })
        return found.length > 0
      }),
    knownBy: ({ user, client, deviceHash }) =>
      whileLocked(() => {
        const found = database.all<{ device_hash: string }>(
          `SELECT device_hash FROM desk_sessions WHERE user_name = $user AND (
             (device_hash = $deviceHash AND created_at > $devicesSince)
             OR (client = $client AND created_at > $addressesSince))`,
          { user, client, deviceHash, devicesSince: time(deviceDays), addressesSince: time(addressDays) },
        )
        if (found.some(({ device_hash }) => device_hash === deviceHash)) return 'device'
        return found.length > 0 ? 'address' : null
      }),
    createLogEntry: ({ user, action, code, detail, requestId, client }) =>
      commit(() => {
        database.run(
          `INSERT INTO desk_log (at, user_name, action, code, detail, request_id, client)
           VALUES ($at, $user, $action, $code, $detail, $requestId, $client)`,
          { at: time(), user, action, code, detail, requestId, client },
        )
        database.run('DELETE FROM desk_log WHERE at < $past', { past: time(logDays) })
        database.run(`DELETE FROM desk_log WHERE action = 'sign-in-refused' AND at < $past`, {
          past: time(refusalDays),
        })
      }),
    listLog: ({ user = null, action = null, code = null, before = null, limit }) =>
      whileLocked(() =>
        database.all<DeskLogEntry>(
          `SELECT id, at, user_name AS user, action, code, detail, request_id AS requestId, client FROM desk_log
           WHERE ($before IS NULL OR id < $before) AND ($user IS NULL OR user_name = $user)
             AND ($action IS NULL OR action = $action) AND ($code IS NULL OR code = $code)
           ORDER BY id DESC LIMIT $limit`,
          { user, action, code, before, limit },
        ),
      ),
    check: () => writeNothing(database),
    async close() {
      database.close()
    },
  }
}
