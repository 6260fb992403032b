/** Every way a call to our own API can be refused or fail; the browser chooses its text by this word. */
export const problemKinds = [
  'bad-json',
  'bad-body',
  'bad-return-path',
  'foreign-origin',
  'too-large',
  'not-json',
  'empty-cart',
  'city-not-verified',
  'substitution-missing',
  'whatsapp-missing',
  'insufficient-stock',
  'store-busy',
  'store-failed',
  'store-timeout',
  'bad-checkout-address',
  'bad-secret',
  'auth-not-configured',
  'not-found',
] as const
export type ProblemKind = (typeof problemKinds)[number]
