import { orderAgainBodySchema } from '@/lib/api/account-messages'
import { rebuildCart } from '@/lib/catalog/rebuild-cart'
import { success } from '@/lib/domain/result'
import { answerAuth } from '../../auth/answer-auth'

/** What of a past order can be bought today, at today's prices and stock: `{ items, missing }`. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: orderAgainBodySchema,
    limit: 'profile',
    call: async (_request, { lines }) => success(await rebuildCart(lines)),
  })
}
