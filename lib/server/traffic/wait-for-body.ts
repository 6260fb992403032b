import type { IncomingMessage } from 'node:http'

type Options = { readonly maximumBytes: number; readonly milliseconds: number }

export type BodyState = 'whole' | 'too-large' | 'late'

/** Whether a request brings a body; an announced length of 0 is none. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Waits until the whole body has come, without taking it: Node keeps it in the request (up to its high-water mark of 64
 * KiB, which `maximumBytes` must stay below) for a later reader. Never resolves for a request whose connection
 * ends before: there is no client left to answer.
 */
export function waitForBody(
  request: IncomingMessage,
  { maximumBytes, milliseconds }: Options,
): Promise<BodyState> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return resolve('too-large')
    const timer = setTimeout(() => finish('late'), milliseconds)
    request.once('close', stop)

    function stop(): void {
      clearTimeout(timer)
      request.off('readable', look)
      request.off('close', stop)
    }
    function finish(state: BodyState): void {
      stop()
      resolve(state)
    }
    function look(): void {
      if (request.readableLength > maximumBytes) finish('too-large')
      else if (request.complete) finish('whole')
    }
    // What came in one packet with its headers is here by then: listening would already be reading.
    setImmediate(() => {
      if (request.complete || request.readableLength > maximumBytes) look()
      else if (!request.destroyed) request.on('readable', look)
    })
  })
}
