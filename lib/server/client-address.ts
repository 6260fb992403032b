import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { memoize } from './bounded-memory.ts'

/** Overwritten by our server on every request. */
export const clientAddressHeader = 'x-mercado-local-client'

type Connection = {
  readonly socketAddress: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly trustedHops: number
}

/**
 * Finds the address a request is counted for (trust S11): the socket's, or with proxies the n-th
 * X-Forwarded-For entry from the right, as the outermost proxy wrote it; entries further left are the
 * client's claim. Falls back to the socket when that entry is missing or invalid.
 */
export function clientAddressOf({ socketAddress, headers, trustedHops }: Connection): string {
  const direct = groupedAddress(socketAddress ?? '') ?? 'unknown'
  if (trustedHops === 0) return direct
  return groupedAddress(forwardedFor(headers).at(-trustedHops) ?? '') ?? direct
}

/** Overwrites the private header. */
export function stampClientAddress(
  headers: IncomingHttpHeaders,
  connection: Omit<Connection, 'headers'>,
): string {
  const address = clientAddressOf({ ...connection, headers })
  headers[clientAddressHeader] = address
  return address
}

export function countedAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return headers.get(clientAddressHeader) ?? groupedAddress(last) ?? 'unknown'
}

function forwardedFor(headers: IncomingHttpHeaders): string[] {
  const list = headers['x-forwarded-for'] ?? ''
  return (Array.isArray(list) ? list.join(',') : list).split(',').map((entry) => entry.trim())
}

/** Normalises an address: IPv4 unwrapped, IPv6 as its /64; null for anything else. */
export const groupedAddress = memoize((text): string | null => {
  const host = withoutPort(text)
  const version = isIP(host)
  if (version === 4) return host
  if (version !== 6) return null
  const groups = groupsOf(host)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
})

/** Returns the /48 of an IPv6 network, or the IPv4 address itself. */
export function networkOf(address: string): string {
  const groups = address.split(':')
  return address.endsWith('::/64') ? `${groups.slice(0, 3).join(':')}::/48` : address
}

/** Strips the port that some proxies add: `203.0.113.7:1234`, `[2001:db8::1]:1234`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? dotted ?? text).replace(/%.*$/, '')
}

/** Parses the eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes an IPv4 tail as two groups.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = tail?.split(':').filter((group) => group !== '') ?? []
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16))
}

const local = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  local.addSubnet(network, bits, 'ipv4')
}
local.addAddress('::1', 'ipv6')
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  local.addSubnet(network, bits, 'ipv6')
}

/** Accepts literals of loopback, private and link-local addresses. */
export function isLocalAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && local.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
