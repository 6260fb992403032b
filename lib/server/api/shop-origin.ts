import { isLocalAddress } from '../client-address.ts'
import type { Environment } from '../environment/environment.ts'

type Site = Pick<Environment, 'siteUrl' | 'followsLocalAddress'>

/**
 * Returns SITE_URL. A shop without configuration follows a localhost or local address literal, so that a
 * phone in the same network can buy; never a name (DNS can be made to point here, trust S6 S7), never a
 * public address.
 */
export function shopOrigin(headers: Headers, { siteUrl, followsLocalAddress }: Site): string {
  const host = headers.get('host')
  return followsLocalAddress && host !== null && isLocalHost(host) ? `http://${host}` : siteUrl
}

/** Expects the browser's spelling, with the port. */
function isLocalHost(host: string): boolean {
  const address = `http://${host}`
  if (!URL.canParse(address)) return false
  const { origin, hostname } = new URL(address)
  if (origin !== address) return false
  return hostname === 'localhost' || isLocalAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
}
