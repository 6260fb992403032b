import { createHash } from 'node:crypto'
import type { Environment } from './environment.ts'

/** A short name for everything that shows on a page: pages stored under another name are never served. */
export function storefrontDigest(environment: Environment, buildId: string): string {
  const {
    revalidateSecret,
    push,
    desk,
    orderHoldHours,
    sheetHosts,
    accounts,
    dataDirectory,
    databaseUrl,
    followsLocalAddress,
    port,
    listenHost,
    hstsSubdomains,
    trustProxyHops,
    rateLimitScale,
    metrics,
    traces,
    ...shown
  } = environment
  return createHash('sha256')
    .update(JSON.stringify([buildId, push ? { ...shown, pushes: true } : shown]))
    .digest('hex')
    .slice(0, 16)
}
