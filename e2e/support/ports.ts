/**
 * Specs run at once, each with servers of its own: a store, or what stands in for one, at its port and the shop at the
 * next. Every spec takes its ports here, so that no two can be the same.
 */
const names = [
  'other-store',
  'cold-start',
  'faulty-pages',
  'faulty-routes',
  'faulty-from-the-start',
  'accounts',
  'own-phone',
  'page-cache',
  'price-change',
  'only-what-changed',
  'four-calls',
  'broken-journal',
  'ready-pages',
  'replicas',
  'second-replica',
  'nginx',
  'in-front',
  'rolling-update',
  'file-store',
  'shut-storage',
  'many-categories',
  'offline',
  'desk-orders',
  'desk-paper',
  'desk-picking',
  'desk-views',
  'desk-settling',
  'unpaid-orders',
  'busy-store',
  'untidy-file',
  'workbook',
  'published-sheet',
  'held-pieces',
  'desk-aisles',
  'delivery-table',
  'cash-and-pickup',
  'windows',
  'windows-second',
  'pix',
  'desk-list',
  'own-face',
  'replacement-answers',
  'order-asks',
  'from-elsewhere',
  'long-words',
  'kind-0',
  'kind-1',
  'kind-2',
  'kind-3',
  'kind-4',
  'kind-5',
  'kind-6',
  'kind-7',
  'kind-8',
  'kind-9',
  'kind-10',
  'kind-11',
  'kind-12',
] as const

export type Ports = ReturnType<typeof portsOf>

/** Ports and addresses of a spec's two servers. */
export function portsOf(name: (typeof names)[number]) {
  const index = names.indexOf(name)
  if (index < 0) throw new Error(`no ports are set aside for ${name}`)
  const store = 3220 + 2 * index
  return {
    store,
    shop: store + 1,
    storeUrl: `http://127.0.0.1:${store}`,
    shopUrl: `http://localhost:${store + 1}`,
  }
}
