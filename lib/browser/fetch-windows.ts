import { offeredWindows } from '../api/checkout-answers.ts'
import { readShop } from './call-shop.ts'

type Asked = {
  readonly place: string
  /** Chosen window, kept in the answer while open; empty for none. */
  readonly chosen: string
}
type Options = { readonly fetch?: typeof fetch; readonly signal?: AbortSignal }

export function fetchWindows(asked: Asked, options: Options = {}) {
  const address = `/api/delivery-windows?${new URLSearchParams(asked)}`
  return readShop(address, { ...options, schema: offeredWindows })
}
