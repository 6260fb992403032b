import { processSingleton } from '../process-singleton.ts'

type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

const pools = () => processSingleton('postgres-pools', () => new Map<string, Pool>())

export function openPools(): ReadonlyMap<string, Pool> {
  return pools()
}

export function notePool(name: string, pool: Pool): void {
  pools().set(name, pool)
}
