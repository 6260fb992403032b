import type { Stamp } from './tag-versions.ts'

export type Value = { readonly headers?: Readonly<Record<string, unknown>> | undefined }

/** Seconds; `false` is for good. */
export type CacheControl = { readonly revalidate: number | false; readonly expire?: number | undefined }

export type CachedPage = {
  readonly value: Value
  readonly cacheControl: CacheControl | undefined
  readonly stamp: Stamp
  /** The process that kept it, and when by the clock of that process (ms). No other clock is compared with it. */
  readonly run: string
  readonly savedAt: number
}
