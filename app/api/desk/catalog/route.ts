import { z } from 'zod'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { catalogHealth } from '@/lib/desk/catalog-health/catalog-health'
import { deskRoute } from '@/lib/desk/desk-route'
import { jsonResponse } from '@/lib/server/api/json-response'
import { getEnvironment } from '@/lib/server/environment/server'

/** When the catalogue was read, what failed last, and what its products lack. */
export const GET = deskRoute({
  from: 'own',
  schema: z.unknown(),
  call() {
    const refreshSeconds = getEnvironment().catalogRefreshSeconds
    return jsonResponse(catalogHealth(getCatalogReader(), { refreshSeconds, now: Date.now() }))
  },
})
