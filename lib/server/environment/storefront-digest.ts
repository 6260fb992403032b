import { createHash } from 'node:crypto'
import type { Environment } from './environment.ts'

const showsOnPages = {
  accounts: false,
  brand: true,
  catalogRefreshSeconds: false,
  checkoutHosts: true,
  databaseUrl: false,
  dataDirectory: false,
  defaultCurrency: true,
  defaultTheme: true,
  deliveryFile: true,
  deliveryWindows: true,
  deliveryZones: true,
  desk: false,
  followsLocalAddress: false,
  hstsSubdomains: false,
  imageHosts: true,
  keepsOfflineCopies: true,
  legal: true,
  listenHost: false,
  marketNumber: true,
  metrics: false,
  openingHours: true,
  orderHoldHours: false,
  paymentWays: true,
  pix: true,
  port: false,
  rateLimitScale: false,
  revalidateSecret: false,
  sampleCatalog: true,
  seller: true,
  sellerChatUrl: true,
  sheetHosts: false,
  siteUrl: true,
  store: true,
  storeName: true,
  timeZone: true,
  traces: false,
  trustProxyHops: false,
} as const satisfies Readonly<Record<keyof Environment, boolean>>

/** Digests all settings that show on a page: pages stored under another digest are never served. */
export function storefrontDigest(environment: Environment, buildId: string): string {
  const shown = Object.entries(environment).filter(([name]) => showsOnPages[name as keyof Environment])
  return createHash('sha256')
    .update(JSON.stringify([buildId, shown]))
    .digest('hex')
    .slice(0, 16)
}
