import { type AddressInfo, isIP, isIPv4 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { isLocalAddress } from '../../lib/server/client-address.ts'

/** Container and virtual machine networks, which phones cannot reach. */
const virtualInterface = /^(docker|br-|veth|cni|virbr|vmnet|vboxnet|vEthernet)/

/** Lists addresses such as `http://192.168.0.17:3000`, one per interface, for phones in the network. */
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

function isEveryAddress(address: string): boolean {
  return address === '::' || address === '0.0.0.0'
}

export function listeningSentence(
  { address, port }: Pick<AddressInfo, 'address' | 'port'>,
  { trustedHops }: { readonly trustedHops: number },
): string {
  if (!isEveryAddress(address)) {
    const isThisMachine = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
    const reach = isThisMachine ? ', which this machine alone reaches; LISTEN_HOST names another address' : ''
    return `It listens at ${address}, port ${port}${reach}.`
  }
  const warning =
    trustedHops > 0 ? '; let only your proxy reach it, since who else does can claim any address' : ''
  return `It listens at every address of this machine, port ${port}${warning}.`
}

export function listeningFailure(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: { readonly port: number; readonly host: string | null },
): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what runs there, or set PORT=${port + 1}`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') {
    return `LISTEN_HOST: this machine has no address ${host}. Give one of its own, or 0.0.0.0 for all of them.`
  }
  return `The server could not start: ${message}`
}
