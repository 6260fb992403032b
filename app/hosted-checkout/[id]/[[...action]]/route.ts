import { answerStandIn } from '@/lib/adapters/embedded/mock-payment'
import { getEnvironment } from '@/lib/server/environment/server'
import { getEmbeddedStore } from '@/lib/store/get-store-api'

async function answer(request: Request): Promise<Response> {
  const store = getEmbeddedStore()
  try {
    const response = store && (await answerStandIn(request, store, getEnvironment().deliveryZones))
    return response ?? new Response(null, { status: 404 })
  } catch (error) {
    if (!store?.fault()) throw error
    return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}

export const GET = answer
export const POST = answer
