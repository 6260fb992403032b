import { orderLink } from '@/lib/adapters/file/order-message'
import { orderFailedPage, orderNotFoundPage, orderPage } from '@/lib/adapters/file/order-page'
import { orderPath, tokenPattern } from '@/lib/adapters/file/order-path'
import { codeText } from '@/lib/copy/order-code'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { settleOrder } from '@/lib/domain/settlement'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { lineOutcomesOf } from '@/lib/orders/line-outcomes'
import { shopOrigin } from '@/lib/server/api/shop-origin'
import { faultOf } from '@/lib/server/database/fault'
import { getEnvironment } from '@/lib/server/environment/server'
import { getFileStore } from '@/lib/store/get-file-store'

type Context = { readonly params: Promise<{ token: string; action?: string[] }> }

function page(status: number, html: string): Response {
  // Policy and the like stand in `next.config.ts`: what a route itself says of them has no effect.
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The order as it was taken, with the way to the market's WhatsApp; for the holder of its token. */
async function show(request: Request, token: string): Promise<Response> {
  const environment = getEnvironment()
  const { storeName, checkoutHosts } = environment
  const store = getFileStore()
  const sold = store && (await store.sales.createReopening(token))
  const journal = getOrderJournal()
  const order = sold && (await journal.findOptional(sold.key))
  if (!store || !sold || !order) return page(404, orderNotFoundPage(storeName))
  const ownOrigin = shopOrigin(request.headers, environment)
  const shown = { ...order, code: codeText(order.code), shippingFee: sold.shippingFee }
  const orderAddress = `${ownOrigin}${orderPath(token)}`
  const link = orderLink(shown, { number: store.whatsapp, storeName, orderAddress })
  const isAllowed = isAllowedCheckoutAddress(link, { hosts: checkoutHosts, ownOrigin })
  const { state, cancelPath } = sold
  const known = order.fulfillment === 'waiting' ? null : await journal.listPicks([order.key])
  const picks = known?.get(order.key) ?? []
  return page(
    200,
    orderPage({
      storeName,
      order: shown,
      outcomes: lineOutcomesOf(picks),
      settlement: settleOrder({ ...order, shipping: { ...order.shipping, fee: sold.shippingFee } }, picks),
      state,
      cancelPath,
      arrivalValue: order.returnValues?.arrival,
      link: isAllowed ? link : null,
      now: Date.now(),
    }),
  )
}

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { token, action = [] } = await params
  const asked = `${request.method} ${action.join('/')}`
  const { storeName } = getEnvironment()
  if (!tokenPattern.test(token)) return page(404, orderNotFoundPage(storeName))
  try {
    if (asked === 'GET ') return await show(request, token)
    if (asked !== 'POST soltar') return new Response(null, { status: 404 })
    await getFileStore()?.sales.createRelease(token)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (faultOf(error) === null) throw error
    return page(503, orderFailedPage(storeName))
  }
}

export const GET = answer
export const POST = answer
