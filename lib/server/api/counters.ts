import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'

export type Limit = { readonly calls: number; readonly seconds: number }

export type Counters<Name extends string> = {
  readonly take: (name: Name, key: string) => Promise<number | null>
  readonly look: (name: Name, key: string) => Promise<number | null>
}

/** `keyPrefix` is part of each counter's key. */
type LimiterOptions = { readonly keyPrefix: string; readonly points: number; readonly duration: number }

type Options<Name extends string> = {
  readonly limits: Readonly<Record<Name, Limit>>
  readonly scale: number
  /** Secret, so that no client can target another's counter. */
  readonly salt: string
  /** Maximum counters per limit. */
  readonly counters?: number
  readonly limiterOf?: (options: LimiterOptions) => Pick<RateLimiterAbstract, 'consume' | 'get' | 'points'>
}

/** Maps keys to a fixed number of counters by a salted hash: memory stays bounded and no key is stored. */
export function createCounters<Name extends string>({
  limits,
  scale,
  salt,
  counters = 16_384,
  limiterOf = (options) => new RateLimiterMemory(options),
}: Options<Name>): Counters<Name> {
  const entries = Object.entries(limits) as [Name, Limit][]
  const limiters = new Map(
    entries.map(([name, { calls, seconds }]) => {
      const points = Math.max(1, Math.round(calls * scale))
      return [name, limiterOf({ keyPrefix: name, points, duration: seconds })] as const
    }),
  )

  function counterOf(key: string): number {
    const hash = createHash('sha256').update(salt).update(key).digest()
    return hash.readUInt32BE(0) % counters
  }

  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(counterOf(key))
        return null
      } catch (refusal) {
        // A failing counter must not close the shop (trust R20).
        return isRefusal(refusal) ? secondsOf(refusal.msBeforeNext) : null
      }
    },
    async look(name, key) {
      const limiter = limiters.get(name)
      const count = await limiter?.get(counterOf(key))
      if (!limiter || !count || count.consumedPoints < limiter.points) return null
      return secondsOf(count.msBeforeNext)
    },
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

function isRefusal(value: unknown): value is { readonly msBeforeNext: number } {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value
}
