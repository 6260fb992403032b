import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** A crowd and where it goes; every shopper takes the next body of the list. */
export type Load = {
  readonly url: string
  readonly bodies: readonly string[]
  readonly seconds: number
  readonly crowd:
    | { readonly kind: 'shoppers'; readonly shoppers: number; readonly pauseMs: number }
    /** Arrivals at a fixed rate, without waiting for answers. */
    | { readonly kind: 'arrivals'; readonly perSecond: number }
}

export type Sample = {
  /** Milliseconds since the load began. */
  readonly startedAt: number
  readonly milliseconds: number
  /** 0 when no answer came. */
  readonly status: number
  /** Of the hosted checkout that was opened. */
  readonly checkoutId: string | null
}

export type LoadResult = {
  readonly samples: readonly Sample[]
  /** Milliseconds by which the crowd itself was late (99 of 100): what it measures is no finer than that. */
  readonly lagMs: number
}

/** Runs a load in a process of its own, so that making requests takes no time from measuring the shop. */
export async function measure(load: Load): Promise<LoadResult> {
  const script = path.resolve(import.meta.dirname, '..', 'bench-load.ts')
  const child = spawn('node', [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  return JSON.parse(await text(child.stdout)) as LoadResult
}

export function withStatus({ samples }: LoadResult, status: number): readonly Sample[] {
  return samples.filter((sample) => sample.status === status)
}

export function millisecondsOf(samples: readonly Sample[]): readonly number[] {
  return samples.map(({ milliseconds }) => milliseconds)
}

/** For every opened checkout, what it took more than the store itself did; milliseconds by checkout id. */
export function costsOver(
  { samples }: LoadResult,
  serviceTimes: Readonly<Record<string, number>>,
): readonly number[] {
  return samples.flatMap(({ checkoutId, milliseconds }) => {
    const service = checkoutId === null ? undefined : serviceTimes[checkoutId]
    return service === undefined ? [] : [milliseconds - service]
  })
}

/** The value that a part (0 to 1) of them does not exceed; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** One line of a table; numbers in milliseconds or as they are. */
export function say([name = '', ...cells]: readonly (string | number)[]): void {
  const columns = cells.map((cell) =>
    (typeof cell === 'number' ? cell.toFixed(Number.isInteger(cell) ? 0 : 1) : cell).padStart(12),
  )
  process.stdout.write(`${String(name).padEnd(46)}${columns.join('')}\n`)
}
