import type { FileReport } from '../../domain/catalog-file.ts'
import { findProcessSingleton, processSingleton } from '../process-singleton.ts'

export type PartName = 'catalog' | 'orders' | 'store' | 'disk' | 'limits' | 'accounts'

/**
 * `failed`: the shop cannot be shown without it. `degraded`: it can, and says so where something is missing. `off`: this
 * shop has none.
 */
export type PartState = 'ok' | 'degraded' | 'failed' | 'off'

export type Part = {
  readonly state: PartState
  /** For the operator alone: why it is not ok. */
  readonly reason?: string
  /** Seconds: of what was last read. */
  readonly ageSeconds?: number
}

export type ShopState = {
  readonly parts: Readonly<Partial<Record<PartName, Part>>>
  readonly catalog: {
    readonly products: number
    readonly categories: number
    readonly ageSeconds: number
  } | null
  /** Of a store that is a spreadsheet; null for any other. */
  readonly file: FileReport | null
  readonly deliveryFaults: readonly string[]
  /** Orders by state; rejects while the journal cannot be read. */
  readonly countOrders: () => Promise<Readonly<Record<string, number>>>
}

export function setShopState(look: () => ShopState): void {
  processSingleton('shop-state', () => ({ look }))
}

export function findShopState(): ShopState | null {
  return findProcessSingleton<{ readonly look: () => ShopState }>('shop-state')?.look() ?? null
}

/** `starting`: there is nothing to show yet. */
export type Status = 'starting' | 'ready' | 'degraded'

export function statusOf(parts: ShopState['parts']): Status {
  const states = Object.values(parts).map(({ state }) => state)
  if (states.includes('failed')) return 'starting'
  return states.includes('degraded') ? 'degraded' : 'ready'
}
