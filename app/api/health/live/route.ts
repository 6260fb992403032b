import { jsonResponse } from '@/lib/server/api/json-response'

/** 200 as long as the process answers. */
export async function GET(_request: Request): Promise<Response> {
  return jsonResponse({ status: 'live' })
}
