import { z } from 'zod'
import { fileFaults } from '@/app/api/health/ready/file-faults'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse } from '@/lib/server/api/json-response'

/**
 * 200 once there is a catalogue to show, 503 before. `faults` names what cannot use its file: the shop is shown all the
 * same, so one that cannot take orders is `degraded`, and still 200.
 */
export const GET = apiRoute({ admission: 'anybody', schema: z.unknown(), call: health })

function health(): Response {
  const faults = fileFaults()
  const isWell = Object.keys(faults).length === 0
  if (getCatalogReader().find() === null) {
    return jsonResponse({ status: 'starting', ...(isWell ? {} : { faults }) }, 503)
  }
  return jsonResponse(isWell ? { status: 'ready' } : { status: 'degraded', faults })
}
