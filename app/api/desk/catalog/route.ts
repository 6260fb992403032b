import { z } from 'zod'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { catalogHealth } from '@/lib/desk/server/catalog-health'
import { deskRoute } from '@/lib/desk/server/desk-route'
import { jsonResponse } from '@/lib/server/api/problem'
import { deliveryFaults, getEnvironment } from '@/lib/server/environment/server'
import { getFileStore } from '@/lib/store/get-file-store'

export const GET = deskRoute({
  from: 'own',
  schema: z.unknown(),
  call() {
    const { catalogRefreshSeconds: refreshSeconds, deliveryZones } = getEnvironment()
    const isDeliveryArranged = deliveryZones.some(({ isArranged }) => isArranged)
    const file = getFileStore()?.catalog.report() ?? null
    const options = {
      refreshSeconds,
      now: Date.now(),
      file,
      deliveryFaults: deliveryFaults(),
      isDeliveryArranged,
    }
    return jsonResponse(catalogHealth(getCatalogReader(), options))
  },
})
