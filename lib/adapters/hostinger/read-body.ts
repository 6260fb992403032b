import type { StoreAnswer } from './exchange.ts'

export class BodyTooLargeError extends Error {
  constructor(maximumBytes: number) {
    super(`the body is larger than ${maximumBytes} bytes`)
    this.name = 'BodyTooLargeError'
  }
}

const decoder = new TextDecoder()

/**
 * The body as text, counted while it comes: above `maximumBytes` it is left and `BodyTooLargeError` thrown, so no more
 * than that is ever held.
 */
export async function readBody({ headers, body }: StoreAnswer, maximumBytes: number): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > maximumBytes) throw new BodyTooLargeError(maximumBytes)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maximumBytes) throw new BodyTooLargeError(maximumBytes)
    chunks.push(chunk)
  }
  const [only] = chunks
  return decoder.decode(chunks.length === 1 ? only : Buffer.concat(chunks))
}
