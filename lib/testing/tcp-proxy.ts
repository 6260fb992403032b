import net from 'node:net'

/** Parameters that PgBouncer takes at the start of a session; any other one ends it. */
const takenByPooler = /^(user|database|application_name|client_encoding|datestyle|timezone)$/i

function refusalByPooler(start: Buffer): Buffer | null {
  const words = start.subarray(8).toString().split('\0')
  const refused = words.find((word, index) => index % 2 === 0 && word !== '' && !takenByPooler.test(word))
  if (refused === undefined) return null
  const fields = Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  return Buffer.concat([Buffer.from('E'), length, fields])
}

/** Stands between a client and the server at an address, and refuses what PgBouncer does where it is a pooler. */
export async function openTcpProxy(address: string, { isPooler = false } = {}) {
  const target = new URL(address)
  const sockets = new Set<net.Socket>()
  let isSilent = false
  let isStopped = false
  const server = net.createServer((client) => {
    if (isStopped) return void client.destroy()
    const database = net.connect(Number(target.port), target.hostname)
    if (isPooler) {
      client.once('data', (start) => {
        const refusal = refusalByPooler(start)
        if (refusal) client.end(refusal)
      })
    }
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
        sockets.delete(from)
        if (!isSilent) to.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  server.unref()
  const { port } = server.address() as net.AddressInfo
  const url = new URL(address)
  url.port = String(port)
  return {
    url: url.href,
    /** Lets nothing pass from now on, without a word: as when a machine or a cable is gone. */
    fallSilent() {
      isSilent = true
    },
    /** Cuts off whom it connects, and lets no one in until `start`, as while a server is stopped. */
    async stop() {
      isStopped = true
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    start() {
      isStopped = false
      return listen(port)
    },
  }
}
