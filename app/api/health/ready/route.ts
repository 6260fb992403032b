import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { jsonResponse } from '@/lib/http/json-response'

/** 200 once there is a catalogue to show, 503 before. */
export async function GET(request: Request): Promise<Response> {
  void request.url
  const isReady = getCatalogReader().find() !== null
  return jsonResponse({ status: isReady ? 'ready' : 'starting' }, isReady ? 200 : 503)
}
