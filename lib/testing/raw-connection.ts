import net from 'node:net'

export type RawConnection = {
  readonly socket: net.Socket
  readonly text: () => string
  readonly isClosed: () => boolean
  readonly closed: Promise<void>
}

type Options = {
  readonly isDeaf?: boolean
  readonly localAddress?: string
}

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
  // Many tests expect a cut connection.
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

export async function rawAnswer(origin: string, text: string): Promise<string> {
  const connection = await connectRaw(origin, text)
  await connection.closed
  return connection.text()
}
