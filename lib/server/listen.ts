import type { Server as HttpServer } from 'node:http'
import net from 'node:net'

/**
 * Node takes one new connection per listener and turn of its event loop. A busy shop turns some thirty times a
 * second, so with one listener a crowd would wait in the kernel's queue, some of it for many seconds, and no one
 * there could read that the shop is full (trust R19).
 */
const listenerCount = 16

/** Null for the host is every address of this machine. */
export type ListenAt = { readonly port: number; readonly host: string | null }

/**
 * Opens the port with several listeners that all lead to one server; with one where the system shares no ports.
 * Returns all of them. Fails with EADDRINUSE when another process has the port, and with EADDRNOTAVAIL where the machine
 * has no such address.
 */
export async function listen(server: HttpServer, { port, host }: ListenAt): Promise<readonly net.Server[]> {
  const at = host === null ? {} : { host }
  // Listeners that share a port would share it with a second shop, too.
  await closed(await opened(net.createServer(), { ...at, port }))
  try {
    await opened(server, { ...at, port, reusePort: true })
  } catch {
    return [await opened(server, { ...at, port })]
  }
  const shared = (server.address() as net.AddressInfo).port
  const others = Array.from({ length: listenerCount - 1 }, () =>
    // As http's own servers are.
    net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  await Promise.all(others.map((listener) => opened(listener, { ...at, port: shared, reusePort: true })))
  return [server, ...others]
}

function opened<Server extends net.Server>(server: Server, options: net.ListenOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function closed(server: net.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
