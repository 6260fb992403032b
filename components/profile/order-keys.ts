import { openOrderKeys } from '@/stores/checkout/stored-attempts'
import { deviceStorage } from '@/stores/stored-value'

const orderKeys = openOrderKeys(deviceStorage)

/** The keys of this device's orders, newest first; its holder may see that order. */
export function readOrderKeys(): readonly string[] {
  return orderKeys.read()
}

export function forgetOrderKeys(): void {
  orderKeys.write([])
}
