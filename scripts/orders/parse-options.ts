import { parseArgs } from 'node:util'
import { type OrderState, orderStates } from '../../lib/domain/order.ts'
import { UsageError } from '../tools/command-line.ts'
import { endOf, parseMoment } from './moments.ts'

export type OrdersOptions = {
  readonly format: 'table' | 'json' | 'csv'
  readonly states: readonly OrderState[] | undefined
  /** ISO 8601. */
  readonly since: string | undefined
  readonly until: string | undefined
  readonly city: string | undefined
  readonly search: string | undefined
  readonly isPending: boolean
  readonly limit: number
  readonly show: string | undefined
  readonly eraseContact: string | undefined
}

const misused = (why: string) => new UsageError(`${why}\nSee --help.`)

export const help = `Reads the order journal below DATA_DIR, also while the shop is running.

  npm run orders                          the latest orders, newest first
  npm run orders -- --pending             what needs a human, with the reason
  npm run orders -- --show KEY            one order with all its changes; its code does as well

  --state STATE     ${orderStates.join(', ')}; several times for several
  --since TIME      2026-11-21, 2026-11-21T08:30 (TIME_ZONE), or how long ago: 30m, 12h, 7d
  --until TIME      the same; a day counts whole
  --city TEXT       part of the city's name
  --search TEXT     in number, product, note, city, key, and the code by which logs and the shopper call an order
  --limit NUMBER    how many at most (table: 50, --json and --csv: all)
  --json, --csv     for other programs; csv has one row per product
  --erase-contact KEY   (or code) takes number, notes and account out of this order, for good (LGPD)
  --help

With npm, what follows -- goes to this command. It ends with 0; with 1 when there is no journal or no such
order, with 2 when the options cannot be used.
`

/** Default range of --pending in milliseconds. */
const pendingLooksBackMs = 7 * 86_400_000

function readFlags(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        state: { type: 'string', multiple: true },
        since: { type: 'string' },
        until: { type: 'string' },
        city: { type: 'string' },
        search: { type: 'string' },
        limit: { type: 'string' },
        pending: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        show: { type: 'string' },
        'erase-contact': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error))
  }
}

function momentOf(name: string, text: string | undefined, now: number) {
  if (text === undefined) return undefined
  const moment = parseMoment(text, now)
  if (!moment) throw misused(`--${name}: "${text}" is no time; try 2026-11-21 or 7d`)
  return moment
}

function stateOf(text: string): OrderState {
  const state = orderStates.find((candidate) => candidate === text)
  if (!state) throw misused(`--state: "${text}" is none; there are ${orderStates.join(', ')}`)
  return state
}

function limitOf(text: string | undefined, isTable: boolean): number {
  if (text === undefined) return isTable ? 50 : Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,8}$/.test(text)) throw misused(`--limit: "${text}" is no number of orders`)
  return Number(text)
}

/** Throws `UsageError`. */
export function parseOptions(parameters: readonly string[], now: number): OrdersOptions {
  const flags = readFlags(parameters)
  if (flags.json && flags.csv) throw misused('--json and --csv: choose one')
  const format = flags.json ? 'json' : flags.csv ? 'csv' : 'table'
  const since = momentOf('since', flags.since, now)
  const until = momentOf('until', flags.until, now)
  const earliest = since?.time ?? (flags.pending ? now - pendingLooksBackMs : undefined)
  return {
    format,
    states: flags.state?.map(stateOf),
    since: earliest === undefined ? undefined : new Date(earliest).toISOString(),
    until: until && new Date(endOf(until)).toISOString(),
    city: flags.city,
    search: flags.search,
    isPending: flags.pending,
    limit: limitOf(flags.limit, format === 'table'),
    show: flags.show,
    eraseContact: flags['erase-contact'],
  }
}
