/** Runs once per server before the first visitor: starts traces, reads the catalogue, settles the orders of a crash, erases old contacts and releases expired holds. */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { getEnvironment, isBuilding } = await import('@/lib/server/environment/server')
  if (isBuilding()) return
  const { accounts, desk, traces } = getEnvironment()
  if (traces) {
    const { startTracing } = await import('@/lib/server/tracing/start-tracing')
    startTracing(traces)
  }
  // The start has done so before, but that of `next dev`.
  const { prepareBrand } = await import('@/lib/server/brand/draw-brand')
  await prepareBrand(getEnvironment().brand)
  const { deliveryRead, onDeliveryTable } = await import('@/lib/server/environment/server')
  const { expireVersions } = await import('@/lib/next/shown-parts')
  onDeliveryTable(expireVersions)
  await deliveryRead()
  const { pix, deliveryZones } = getEnvironment()
  if (pix && deliveryZones.every(({ isArranged }) => isArranged)) {
    const { log } = await import('@/lib/server/log')
    const message =
      'PIX_KEY: no order gets a code before its fee is entered at the desk, as none is known. Name cities and fees, or where orders are fetched, in the delivery table.'
    log('warn', 'orders.pix-without-fee', { message })
  }
  // Defines all parts before anything is rendered: pages kept by an earlier run are checked first.
  await Promise.all([
    import('@/lib/catalog/find-listing'),
    import('@/lib/catalog/find-product'),
    import('@/lib/catalog/find-share-card'),
    import('@/lib/catalog/find-shared-list'),
    import('@/lib/catalog/list-categories'),
    import('@/lib/catalog/list-home-shelves'),
    import('@/lib/catalog/search-products'),
    import('@/lib/catalog/shown-delivery'),
  ])
  const { getCatalogReader } = await import('@/lib/catalog/get-catalog')
  const reader = getCatalogReader()
  const { endWhereLayoutIsAnother, shopState } = await import('@/lib/health/shop-state')
  const { setShopState } = await import('@/lib/server/health/health')
  await endWhereLayoutIsAnother()
  setShopState(shopState)
  const { getFileStore } = await import('@/lib/store/get-file-store')
  const fileStore = getFileStore()
  fileStore?.onCatalog(() => void reader.refresh())
  // The start says how the file is.
  await fileStore?.catalog.current()
  // What was last read is in use before anybody is answered: no page is then taken for newer than it is.
  await reader.loaded
  const { getOrderJournal } = await import('@/lib/orders/get-order-journal')
  const { keepErasing } = await import('@/lib/orders/keep-erasing')
  keepErasing({ journal: getOrderJournal, days: desk.contactDays, now: Date.now })
  if (fileStore) {
    const { keepReleasing } = await import('@/lib/desk/server/orders/release-overdue')
    keepReleasing(fileStore.sales)
  }
  if (accounts === null) return
  // What other replicas have ended is over here, too, from the first answer on.
  const { getRevocations } = await import('@/lib/accounts/get-revocations')
  await getRevocations().loaded
}
