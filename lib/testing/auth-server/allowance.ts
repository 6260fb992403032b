import { Refusal } from './refusal.ts'
import type { AuthServerSettings } from './settings.ts'

/** Counts calls of each kind by address, as the service does where one address asks too often; refills nothing. */
export function createAllowance(settings: AuthServerSettings, secretKey: string) {
  const used = new Map<string, number>()

  return {
    forget: () => used.clear(),
    /** Throws 429 for one call too many. */
    take(kind: string, { headers }: Request): void {
      if (settings.callsPerAddress === null) return
      const isTrusted = settings.isAddressForwarded && headers.get('apikey') === secretKey
      const address = (isTrusted && headers.get('sb-forwarded-for')) || 'the caller itself'
      const key = `${kind} ${address}`
      const count = (used.get(key) ?? 0) + 1
      used.set(key, count)
      if (count > settings.callsPerAddress) {
        throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
    },
  }
}
