import net from 'node:net'

/** A connection on which a test writes what it likes, byte by byte. */
export type RawConnection = {
  readonly socket: net.Socket
  /** All that came so far. */
  readonly text: () => string
  readonly isClosed: () => boolean
  /** Resolves when the other side has ended or cut the connection. */
  readonly closed: Promise<void>
}

type Options = {
  /** Reads nothing of what comes. */
  readonly isDeaf?: boolean
  /** One of this machine's own, so that a test can come from several. */
  readonly localAddress?: string
}

/** Connects to the port of an origin and writes the text, as it is. */
export function connectRaw(
  origin: string,
  text: string,
  { isDeaf = false, localAddress }: Options = {},
): Promise<RawConnection> {
  const socket = net.connect({
    port: Number(new URL(origin).port),
    host: '127.0.0.1',
    ...(localAddress ? { localAddress } : {}),
  })
  const chunks: Buffer[] = []
  if (isDeaf) socket.pause()
  else socket.on('data', (chunk) => chunks.push(chunk))
  // Being cut off is what many of these tests are about.
  socket.on('error', () => undefined)
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      resolve()
    })
  })
  return new Promise((resolve) => {
    const connection = {
      socket,
      text: () => Buffer.concat(chunks).toString(),
      isClosed: () => isClosed,
      closed,
    }
    socket.once('connect', () => socket.write(text, () => resolve(connection)))
    socket.once('close', () => resolve(connection))
  })
}

/** What is answered on a connection that ends after it. */
export async function rawAnswer(origin: string, text: string): Promise<string> {
  const connection = await connectRaw(origin, text)
  await connection.closed
  return connection.text()
}
