import type { PushTarget } from '../../domain/push.ts'
import type { Query, SqlValue } from './sql.ts'

/** A browser that is to be notified of what `key` names: an order, or what is new for a session of the desk. */
export type Subscription = PushTarget & {
  readonly key: string
  /** What it was shown last, or knew when it subscribed. */
  readonly shown: string
  /** How often the next message was tried. */
  readonly tries: number
  /** ISO 8601: not to be tried before. */
  readonly dueAt: string
  readonly createdAt: string
}

export type NewSubscription = PushTarget & Pick<Subscription, 'key' | 'shown'>
export type SubscriptionName = Pick<Subscription, 'key' | 'endpoint'>

/** What becomes of one after a try. */
export type PushResult =
  /** It was shown, or is never to be. */
  | { readonly kind: 'shown'; readonly shown: string }
  | { readonly kind: 'later'; readonly dueAt: string }
  | { readonly kind: 'gone' }

/** Kept subscriptions; all methods throw where the database cannot be used. */
export type Subscriptions = {
  /** In place of an earlier one of the same browser; of too many the oldest go. */
  saveSubscription(subscription: NewSubscription): Promise<void>
  removeSubscription(name: SubscriptionName): Promise<void>
  /** Oldest first: those of these keys, or of all as many as one round is for. */
  listSubscriptions(keys?: readonly string[]): Promise<readonly Subscription[]>
  /** Whether the caller, and no other process, may notify it until then (ISO 8601), as nothing was shown since. */
  claimSubscription(known: Subscription, until: string): Promise<boolean>
  /** Writes down what became of the claimed try. */
  settleSubscription(known: Subscription, result: PushResult): Promise<void>
}

/** Browsers for one order or session, and orders or sessions for one browser. */
const mostOfKey = 5
const mostOfBrowser = 10
/** Of one round. */
const mostListed = 5000

/** A step of a schema. */
export const createPushTable = (table: string) => `
  CREATE TABLE ${table} (
    key text COLLATE "C" NOT NULL,
    endpoint text COLLATE "C" NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    shown text NOT NULL,
    tries integer NOT NULL,
    due_at timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL,
    PRIMARY KEY (key, endpoint)
  );
  CREATE INDEX ${table}_of_endpoint ON ${table} (endpoint);
`

const columns =
  'key, endpoint, p256dh, auth, shown, tries, due_at AS "dueAt", created_at AS "createdAt"' as const

type Options = {
  readonly query: Query
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  readonly now: () => number
}

/** The subscriptions in a table that `createPushTable` made. `now`: milliseconds since 1970. */
export function subscriptionsIn(table: string, { query, transaction, now }: Options): Subscriptions {
  const time = () => new Date(now()).toISOString()
  const isThis = 'key = $1 AND endpoint = $2'
  const nameOf = ({ key, endpoint }: SubscriptionName): SqlValue[] => [key, endpoint]
  const dropOldest = (column: 'key' | 'endpoint', other: 'key' | 'endpoint', most: number) => `
    DELETE FROM ${table} WHERE ${column} = $1 AND ${other} NOT IN (
      SELECT ${other} FROM ${table} WHERE ${column} = $1 ORDER BY created_at DESC, ${other} LIMIT ${most})`

  return {
    saveSubscription: ({ key, endpoint, p256dh, auth, shown }) =>
      transaction(async (inside) => {
        await inside(
          `INSERT INTO ${table} (key, endpoint, p256dh, auth, shown, tries, due_at, created_at)
           VALUES ($1, $2, $3, $4, $5, 0, $6, $6)
           ON CONFLICT (key, endpoint) DO UPDATE SET p256dh = $3, auth = $4`,
          [key, endpoint, p256dh, auth, shown, time()],
        )
        await inside(dropOldest('key', 'endpoint', mostOfKey), [key])
        await inside(dropOldest('endpoint', 'key', mostOfBrowser), [endpoint])
      }),
    async removeSubscription(name) {
      await query(`DELETE FROM ${table} WHERE ${isThis}`, nameOf(name))
    },
    listSubscriptions: (keys) =>
      query<Subscription>(
        `SELECT ${columns} FROM ${table} ${keys ? 'WHERE key = ANY($1)' : ''}
         ORDER BY created_at, key, endpoint ${keys ? '' : `LIMIT ${mostListed}`}`,
        keys ? [keys] : [],
      ),
    async claimSubscription(known, until) {
      const claimed = await query(
        `UPDATE ${table} SET due_at = $4, tries = tries + 1
         WHERE ${isThis} AND shown = $3 AND due_at <= $5 AND tries = $6 RETURNING 1`,
        [...nameOf(known), known.shown, until, time(), known.tries],
      )
      return claimed.length > 0
    },
    async settleSubscription(known, result) {
      const name = nameOf(known)
      if (result.kind === 'gone') return void (await query(`DELETE FROM ${table} WHERE ${isThis}`, name))
      // Another process has notified it since, where this one was so slow that its claim ran out.
      const isSame = `${isThis} AND shown = $3`
      if (result.kind === 'later')
        await query(`UPDATE ${table} SET due_at = $4 WHERE ${isSame}`, [...name, known.shown, result.dueAt])
      else
        await query(`UPDATE ${table} SET shown = $4, tries = 0, due_at = $5 WHERE ${isSame}`, [
          ...name,
          known.shown,
          result.shown,
          time(),
        ])
    },
  }
}
