import fs from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { groupedAddress, networkOf } from '../client-address.ts'

export type ConnectionLimits = {
  readonly total: number
  /** Connections per IPv4 address or /64: forty households with six each. Null behind a proxy. */
  readonly perAddress: number | null
}

/** Descriptors for files, databases and our own calls. */
const reservedDescriptors = 200
const mostConnections = 8000
const fallbackDescriptors = 4096

type Surroundings = { readonly scale: number; readonly trustedHops: number }

/** Derives the limits from the file descriptors; one address gets at most a quarter. */
export function connectionLimits({ scale, trustedHops }: Surroundings): ConnectionLimits {
  const total = Math.max(100, Math.min(mostConnections, descriptorLimit() - reservedDescriptors))
  const perAddress = Math.max(16, Math.min(Math.round(256 * scale), Math.floor(total / 4)))
  return { total, perAddress: trustedHops > 0 ? null : perAddress }
}

function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(fs.readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? fallbackDescriptors : Number(soft)
  } catch {
    // Not Linux.
    return fallbackDescriptors
  }
}

/** Closes connections beyond the limits (trust S17). A /48 gets twice one address's share. */
export function limitConnections(
  server: Server,
  { total, perAddress }: ConnectionLimits,
  onRefused: () => void,
): void {
  const open = new Map<Socket, readonly string[]>()
  const counts = new Map<string, number>()

  function count(names: readonly string[], step: 1 | -1): void {
    for (const name of names) {
      const left = (counts.get(name) ?? 0) + step
      if (left > 0) counts.set(name, left)
      else counts.delete(name)
    }
  }

  function forget(socket: Socket): void {
    count(open.get(socket) ?? [], -1)
    open.delete(socket)
  }

  function makeRoom(): void {
    server.closeIdleConnections()
    for (const socket of open.keys()) if (socket.destroyed) forget(socket)
  }

  server.prependListener('connection', (socket: Socket) => {
    const address = groupedAddress(socket.remoteAddress ?? '') ?? 'unknown'
    const network = networkOf(address)
    const isTooMany =
      perAddress !== null &&
      ((counts.get(address) ?? 0) >= perAddress || (counts.get(network) ?? 0) >= 2 * perAddress)
    if (!isTooMany && open.size >= total) makeRoom()
    if (isTooMany || open.size >= total) {
      onRefused()
      socket.destroy()
      return
    }
    const names = [...new Set([address, network])]
    open.set(socket, names)
    count(names, 1)
    socket.once('close', () => forget(socket))
  })
}
