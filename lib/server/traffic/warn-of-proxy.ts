import type { IncomingHttpHeaders } from 'node:http'
import { log } from '../log.ts'

const advice =
  'X-Forwarded-For arrives, and TRUST_PROXY_HOPS is 0. If a proxy of yours adds it, all shoppers are counted as one and share one limit: set TRUST_PROXY_HOPS to the number of your proxies.'

/** Says once that a proxy seems to stand in front of a shop that trusts none. The client may have made the header up. */
export function createProxyWarning(trustedHops: number): (headers: IncomingHttpHeaders) => void {
  let isSaid = trustedHops > 0
  return (headers) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log('warn', 'proxy.untrusted', { advice })
  }
}
