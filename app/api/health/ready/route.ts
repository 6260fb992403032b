import { fileFaults } from '@/app/api/health/ready/file-faults'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { jsonResponse } from '@/lib/server/api/json-response'

/**
 * 200 once there is a catalogue to show, 503 before. `faults` names what cannot use its file: the shop is shown all the
 * same, so one that cannot take orders is `degraded`, and still 200.
 */
export async function GET(request: Request): Promise<Response> {
  void request.url
  const faults = fileFaults()
  const isWell = Object.keys(faults).length === 0
  if (getCatalogReader().find() === null) {
    return jsonResponse({ status: 'starting', ...(isWell ? {} : { faults }) }, 503)
  }
  return jsonResponse(isWell ? { status: 'ready' } : { status: 'degraded', faults })
}
