/** Why the service of accounts gave no usable answer, as far as this request knows. */
export type Outage = { readonly kind: 'unavailable' | 'busy'; readonly retryAfterSeconds: number | null }
