import type { FileReport } from '../../domain/catalog-file.ts'
import { findProcessSingleton, processSingleton } from '../process-singleton.ts'

export type PartName = 'catalog' | 'orders' | 'store' | 'disk' | 'limits' | 'accounts'

/** `failed`: no shop to show. `degraded`: something is missing. `off`: no such part. */
export type PartState = 'ok' | 'degraded' | 'failed' | 'off'

export type Part = {
  readonly state: PartState
  readonly reason?: string
  readonly ageSeconds?: number
}

export type ShopState = {
  readonly parts: Readonly<Partial<Record<PartName, Part>>>
  readonly catalog: {
    readonly products: number
    readonly categories: number
    readonly ageSeconds: number
  } | null
  /** Null unless the store is a spreadsheet. */
  readonly file: FileReport | null
  readonly deliveryFaults: readonly string[]
  readonly countOrders: () => Promise<Readonly<Record<string, number>>>
}

export function setShopState(look: () => ShopState): void {
  processSingleton('shop-state', () => ({ look }))
}

export function findShopState(): ShopState | null {
  return findProcessSingleton<{ readonly look: () => ShopState }>('shop-state')?.look() ?? null
}

/** `starting`: nothing to show yet. */
export type Status = 'starting' | 'ready' | 'degraded'

export function statusOf(parts: ShopState['parts']): Status {
  const states = Object.values(parts).map(({ state }) => state)
  if (states.includes('failed')) return 'starting'
  return states.includes('degraded') ? 'degraded' : 'ready'
}
