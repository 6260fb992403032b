/** What the operator can put right; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
