import { z } from 'zod'
import { shopState } from '@/lib/health/shop-state'
import { apiRoute } from '@/lib/server/api/api-route'
import { jsonResponse } from '@/lib/server/api/problem'
import { type PartName, type PartState, statusOf } from '@/lib/server/health/health'

type PublicPart = { readonly state: PartState; readonly ageSeconds?: number | undefined }

/**
 * Returns 200 once there is a catalogue, else 503, with the state of each part. A shop that takes no orders
 * is `degraded`, still 200. Reasons are for the operator (lib/server/metrics).
 */
export const GET = apiRoute({ admission: 'anybody', schema: z.unknown(), call: health })

function health(): Response {
  const all = shopState().parts
  const status = statusOf(all)
  const parts: Partial<Record<PartName, PublicPart>> = {}
  for (const [name, { state, ageSeconds }] of Object.entries(all))
    parts[name as PartName] = { state, ageSeconds }
  return jsonResponse({ status, parts }, status === 'starting' ? 503 : 200)
}
