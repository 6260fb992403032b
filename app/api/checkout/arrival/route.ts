import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { orderKeySchema } from '@/lib/domain/order'
import { getEnvironment } from '@/lib/env/server'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'
import { readJsonBody } from '@/lib/http/read-json-body'
import { shopOrigin } from '@/lib/http/shop-origin'
import { log } from '@/lib/log'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { orderName } from '@/lib/orders/order-name'

/** The shopper reached /success. Says nothing of what the key stands for: known or not, it answers 204. */
export async function POST(request: Request): Promise<Response> {
  const limited = await limitOf('arrival', request)
  if (limited) return limited
  const requestId = randomUUID()
  const json = await readJsonBody(request, shopOrigin(request.headers, getEnvironment()))
  if (!json.ok) return problemResponse(json.error.kind, { requestId })
  const key = orderKeySchema.safeParse(request.headers.get('idempotency-key'))
  if (!key.success) return problemResponse('idempotency-key-missing', { requestId })
  if (!z.strictObject({}).safeParse(json.value).success) return problemResponse('bad-body', { requestId })

  const arrived = await getOrderJournal().createEvent({ key: key.data, from: ['opened'], to: 'arrived' })
  if (arrived) log('info', 'checkout.state', { requestId, order: orderName(key.data), state: arrived.state })
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
