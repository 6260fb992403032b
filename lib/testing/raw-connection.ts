import net from 'node:net'

/** A connection on which a test writes what it likes, byte by byte. */
export type RawConnection = Awaited<ReturnType<typeof connectRaw>>

type Options = {
  readonly isDeaf?: boolean
  readonly localAddress?: string
}

/** Connects to the port of an origin and writes the text, as it is. */
export async function connectRaw(
  origin: string,
  text: string,
  { isDeaf = false, localAddress }: Options = {},
) {
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
  await new Promise<void>((resolve) => {
    socket.once('connect', () => socket.write(text, () => resolve()))
    socket.once('close', resolve)
  })
  return { socket, text: () => Buffer.concat(chunks).toString(), isClosed: () => isClosed, closed }
}

export async function rawAnswer(origin: string, text: string): Promise<string> {
  const connection = await connectRaw(origin, text)
  await connection.closed
  return connection.text()
}
