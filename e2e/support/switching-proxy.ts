import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** A proxy in front of a shop that can be closed and opened again, for tests that share the shop. */
export type SwitchingProxy = {
  readonly url: string
  /** Connections are reset and refused from now on, as of a machine whose server is gone. */
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
}

export async function openSwitchingProxy(shopPort: number): Promise<SwitchingProxy> {
  const sockets = new Set<Socket>()
  const server = net.createServer((visitor) => {
    const shop = net.connect(shopPort, 'localhost')
    for (const [from, to] of [
      [visitor, shop],
      [shop, visitor],
    ] as const) {
      sockets.add(from)
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => undefined)
      from.pipe(to)
    }
  })
  const listen = (port: number) => once(server.listen(port, 'localhost'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    open: async () => void (await listen(port)),
  }
}
