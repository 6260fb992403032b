import { randomUUID } from 'node:crypto'
import { productIdSchema } from '@/lib/domain/identifiers'
import { jsonResponse } from '@/lib/http/json-response'
import { limitOf } from '@/lib/http/limit-of'
import { problemResponse } from '@/lib/http/problem'
import { getStoreApi } from '@/lib/store-api/get-store-api'

type Context = { readonly params: Promise<{ productId: string }> }

/** Today's stock of one product: `{ stock: { variantId: pieces or null } }`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const limited = await limitOf('stock', request)
  if (limited) return limited
  const requestId = randomUUID()
  const productId = productIdSchema.safeParse((await params).productId)
  if (!productId.success) return problemResponse('not-found', { requestId })
  const stock = await getStoreApi().listStock([productId.data])
  if (!stock.ok) {
    const { kind, status, retryAfterSeconds } = stock.error
    const isBusy = kind === 'rate-limited' || status === 503
    return problemResponse(isBusy ? 'store-busy' : 'store-failed', { requestId, retryAfterSeconds })
  }
  return jsonResponse({ stock: Object.fromEntries(stock.value) })
}
