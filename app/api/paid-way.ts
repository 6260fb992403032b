import { isOrderedByMessage } from '@/lib/domain/checkout'
import type { PaidWay } from '@/lib/domain/taken'
import { getEnvironment } from '@/lib/server/environment/server'

/** How this shop is paid, as its settings say. */
export function getPaidWay(): PaidWay {
  const { checkoutHosts, pix } = getEnvironment()
  return { isByMessage: isOrderedByMessage(checkoutHosts), takesPix: pix !== null }
}
