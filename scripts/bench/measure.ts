import os from 'node:os'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'

export function readFlags<Name extends string>(defaults: Readonly<Record<Name, string>>) {
  const options = Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: value }])
  return parseArgs({ options: Object.fromEntries(options) }).values as Record<Name, string>
}

const running: (() => Promise<void>)[] = []

/** Stops with the benchmark, or by `stopServers`. */
export function keepServer<T extends { readonly stop: () => Promise<void> }>(server: T): T {
  running.push(server.stop)
  return server
}

export async function stopServers(): Promise<void> {
  for (const stop of running.splice(0).reverse()) await stop()
}

type Load = {
  readonly seconds: number
  readonly times: Readonly<Record<number, readonly number[]>>
}

/** Runs autocannon. Throws on an error or unexpected status. */
export async function load(options: autocannon.Options, expected = [200]): Promise<Load> {
  const times: Record<number, number[]> = {}
  const began = performance.now()
  let last = began
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon({ sampleInt: 100, timeout: 30, ...options }, (error, result) =>
      error ? reject(error) : resolve(result),
    ).on('response', (_client, status, _bytes, milliseconds) => {
      last = performance.now()
      times[status] ??= []
      times[status].push(milliseconds)
    })
  })
  const statuses = Object.keys(times)
  if (errors > 0 || statuses.length === 0 || statuses.some((status) => !expected.includes(Number(status)))) {
    throw new Error(`${options.url}: ${errors} requests had no answer, the others ${statuses.join(', ')}`)
  }
  return { seconds: (last - began) / 1000, times }
}

/** Fetches pages, four at a time; returns milliseconds per page. */
export async function visitEach(url: string, paths: readonly string[]): Promise<number> {
  const connections = 4
  let turn = 0
  const setupClient = (client: autocannon.Client) => {
    const own = turn++
    client.setRequests(paths.filter((_, index) => index % connections === own).map((path) => ({ path })))
  }
  const headers = { 'accept-encoding': 'gzip' }
  const { seconds } = await load({ url, connections, amount: paths.length, headers, setupClient })
  return (seconds * 1000) / paths.length
}

/** Returns the quantile (0 to 1); NaN when empty. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

type Row = readonly (string | number)[]

function show(cell: string | number): string {
  if (typeof cell === 'string') return cell
  const digits = cell < 10 ? 2 : cell < 100 ? 1 : 0
  return Number.isNaN(cell) ? '–' : cell.toLocaleString('en', { maximumFractionDigits: digits })
}

/** First column text, others numbers. */
export function printTable(title: string, [head, ...rows]: readonly [Row, ...Row[]]): void {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.map(show).join(' | ')} |`)
  const day = new Date().toISOString().slice(0, 10)
  process.stdout.write(`${day}, ${machine}. ${title}\n\n${lines.join('\n')}\n\n`)
}
