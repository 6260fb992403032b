/**
 * Tells our server that the shopper has reached /success with this order. In the background: nothing waits for it,
 * it outlives the page, and without it the order only looks unpaid for longer.
 */
export function postArrival(key: string, { fetch }: { readonly fetch: typeof globalThis.fetch }): void {
  fetch('/api/checkout/arrival', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: '{}',
    keepalive: true,
  }).catch(() => undefined)
}
