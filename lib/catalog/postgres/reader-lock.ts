import type { Query } from '../../server/database/sql.ts'

/** The first half of the lock, so that nothing else takes it. */
const readerLockClass = 7_310_018

/** Milliseconds without a word of a holder that should say something every second. */
const silenceMs = 6000

/** The second half: a number for the name, a text of hexadecimal digits. */
const numberOf = (name: string) => Number.parseInt(name.slice(0, 7), 16)

/**
 * Takes the lock of the one replica that reads the store, for as long as this connection lives. The server lets go of
 * it when its holder dies. A holder that was cut off from the database, or hangs, looks alive to the server: a replica that
 * finds it silent ends its connection, and gets the lock next time.
 */
export async function tryReaderLock(query: Query, name: string): Promise<boolean> {
  const lock = [readerLockClass, numberOf(name)]
  const [row] = await query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', lock)
  if (row?.held) return true
  await query(
    `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objsubid = 2 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND classid = $1::integer::oid AND objid = $2::integer::oid
       AND state_change < clock_timestamp() - $3::integer * interval '1 millisecond'`,
    [...lock, silenceMs],
  )
  return false
}

export async function releaseReaderLock(query: Query, name: string): Promise<void> {
  await query('SELECT pg_advisory_unlock($1, $2)', [readerLockClass, numberOf(name)])
}
