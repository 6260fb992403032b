/**
 * Specs run at once, each with servers of its own: a store, or what stands in for one, at its port and the shop at the
 * next. Every spec takes its ports here, so that no two can be the same.
 */
const names = [
  'other-store',
  'quote',
  'large-store',
  'cold-start',
  'outage',
  'faulty-pages',
  'faulty-routes',
  'faulty-from-the-start',
  'crowd',
  'accounts',
  'own-phone',
  'page-cache',
  'price-change',
  'four-calls',
  'broken-journal',
  'ending',
  'account-attacks',
  'account-endings',
  'google-off',
  'account-profile',
  'account-outage',
  'account-links',
  'broken-files',
  'one-client',
  'request-limits',
  'account-log',
  'account-orders',
  'account-secret',
  'ready-pages',
  'replicas',
  'second-replica',
  'shared-catalog',
  'shared-catalog-second',
  'nginx',
  'in-front',
  'seeing',
  'rolling-update',
  'file-store',
  'many-categories',
  'offline',
  'desk-attacks',
  'desk-morning',
  'desk-orders',
  'desk-paper',
  'desk-picking',
  'desk-views',
  'listening',
  'backup',
  'made-up',
  'hostile-file',
  'desk-settling',
  'changing-prices',
  'browser-cache',
  'account-favourites',
  'unpaid-orders',
  'account-favourites',
  'file-settling',
  'busy-store',
  'untidy-file',
  'order-codes',
] as const

export type Ports = ReturnType<typeof portsOf>

/** Ports and addresses of a spec's two servers. */
export function portsOf(name: (typeof names)[number]) {
  const store = 3220 + 2 * names.indexOf(name)
  return {
    store,
    shop: store + 1,
    storeUrl: `http://127.0.0.1:${store}`,
    shopUrl: `http://localhost:${store + 1}`,
  }
}
