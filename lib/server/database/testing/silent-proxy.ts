import net from 'node:net'

export type SilentProxy = {
  /** The address of the database through this proxy. */
  readonly url: string
  /** From now on nothing passes, and nobody is told: as when a machine or a cable is gone. */
  readonly fallSilent: () => void
  readonly close: () => Promise<void>
}

/** Stands between the shop and its database. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let isSilent = false
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('data', (bytes) => {
        if (!isSilent) to.write(bytes)
      })
      from.on('close', () => {
        if (!isSilent) to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    fallSilent() {
      isSilent = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
