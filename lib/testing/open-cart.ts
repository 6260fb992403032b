import { createCartStore } from '../../stores/cart-store.ts'
import { memoryStorage } from './memory-storage.ts'
import { cartItemOf, variantIdOf } from './sample-values.ts'

export const banana = cartItemOf()
export const bread = cartItemOf({ variantId: variantIdOf(2), title: 'Pão', stock: null })

export const order = { order: '11111111-1111-4111-8111-111111111111', at: 1_800_000_000_000 }

export function shop(storage = memoryStorage()) {
  const store = createCartStore(() => storage)
  const reopen = () => shop(storage)
  const quantities = () => store.getState().lines.map(({ quantity }) => quantity)
  return { cart: store.getState, storage, reopen, quantities }
}
