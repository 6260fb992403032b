import { type AddressInfo, isIPv4 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { isLocalAddress } from '../../lib/server/local-address.ts'
import { isEveryAddress } from './listening-at.ts'

/** Networks between this machine and its own containers or virtual machines: no phone is in them. */
const virtualInterface = /^(docker|br-|veth|cni|virbr|vmnet|vboxnet|vEthernet)/

/**
 * Where a phone in the same network finds a shop that listens there: `http://192.168.0.17:3000`, one per interface that
 * has such an address.
 */
export function phoneAddresses(
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>,
  { address: listening, port }: Pick<AddressInfo, 'address' | 'port'>,
): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtualInterface.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ address }) => isEveryAddress(listening) || address === listening)
    .filter(({ address, internal }) => !internal && isIPv4(address) && isLocalAddress(address))
    .map(({ address }) => new URL(`http://${address}:${port}`).origin)
}
