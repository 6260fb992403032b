import { isLocalAddress } from '../client-address.ts'
import type { Environment } from '../environment/environment.ts'

type Site = Pick<Environment, 'siteUrl' | 'followsLocalAddress'>

/**
 * The origin under which a caller has the shop: SITE_URL. A shop that nothing was configured for follows the address
 * it was opened at, so that a phone in the same network can buy too: localhost or the literal of a local address, never
 * a name (names can be made to point here, trust S6 S7) and never a public address.
 */
export function shopOrigin(headers: Headers, { siteUrl, followsLocalAddress }: Site): string {
  const host = headers.get('host')
  return followsLocalAddress && host !== null && isLocalHost(host) ? `http://${host}` : siteUrl
}

/** As browsers spell it, with its port: another spelling of the same address is none of theirs. */
function isLocalHost(host: string): boolean {
  const address = `http://${host}`
  if (!URL.canParse(address)) return false
  const { origin, hostname } = new URL(address)
  if (origin !== address) return false
  return hostname === 'localhost' || isLocalAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
}
