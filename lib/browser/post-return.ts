type PaymentReturn = {
  readonly order: string
  readonly value: string
}

/** Reports a return; false: repeat it. Sent as text inside /success, so it may use only its parameters. */
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
