type PaymentReturn = {
  readonly order: string
  /** What the store was given of it, as it stood in the address. */
  readonly value: string
}

/**
 * Reports to our server by which way the shopper is back from the payment of this order. Nothing waits for it, it outlives
 * the page, and the same again does no harm. False when it should be reported again: no answer came, or the shop was busy or
 * broken. Also sent as text inside /success, so it uses nothing but its parameters.
 */
export async function postReturn(
  { order, value }: PaymentReturn,
  { fetch }: { readonly fetch: typeof globalThis.fetch },
): Promise<boolean> {
  try {
    const { status } = await fetch('/api/checkout/arrival', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': order },
      body: JSON.stringify({ value }),
      keepalive: true,
    })
    return status < 429
  } catch {
    return false
  }
}
