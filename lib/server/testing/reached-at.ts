import net from 'node:net'
import os from 'node:os'

/** Addresses of this machine besides 127.0.0.1: of its interfaces, and a second one of its own on Linux. */
export function otherAddresses(): readonly string[] {
  const own = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    // A link-local one counts with the name of its interface only.
    .filter(({ scopeid }) => !scopeid)
    .map(({ address }) => address)
    .filter((address) => address !== '127.0.0.1')
  return process.platform === 'linux' ? ['127.0.0.2', ...own] : own
}

/** Whether a server listens there. */
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
