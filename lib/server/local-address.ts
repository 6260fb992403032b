import { BlockList, isIP } from 'node:net'

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

/** True for the literal of an address of this machine or of its own network: loopback, private and link-local. */
export function isLocalAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && local.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
