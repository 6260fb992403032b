export class BodyTooLargeError extends Error {
  constructor(maximumBytes: number) {
    super(`the body is larger than ${maximumBytes} bytes`)
    this.name = 'BodyTooLargeError'
  }
}

/** Lets go of a body nobody will read, so that its connection is freed; never fails. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined)
}

/**
 * The body as text, counted while it streams: above `maximumBytes` it is cancelled and
 * `BodyTooLargeError` thrown, so no more than that is ever held.
 */
export async function readBody(response: Response, maximumBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > maximumBytes) {
    discardBody(response)
    throw new BodyTooLargeError(maximumBytes)
  }
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maximumBytes) {
      reader.cancel().catch(() => undefined)
      throw new BodyTooLargeError(maximumBytes)
    }
    text += decoder.decode(value, { stream: true })
  }
}
