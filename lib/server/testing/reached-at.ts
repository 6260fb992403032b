import net from 'node:net'
import os from 'node:os'

export function otherAddresses(): readonly string[] {
  const own = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    // Link-local addresses need an interface name.
    .filter(({ scopeid }) => !scopeid)
    .map(({ address }) => address)
    .filter((address) => address !== '127.0.0.1')
  return process.platform === 'linux' ? ['127.0.0.2', ...own] : own
}

export function isReached(place: { readonly host: string; readonly port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(place)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
