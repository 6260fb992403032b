type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly sessionId?: string
  readonly result?: unknown
  /** CDP gives an object with a message, BiDi a code beside its message. */
  readonly error?: string | { readonly message: string }
  readonly message?: string
}

export type RpcEvent = { readonly method: string; readonly params: unknown; readonly sessionId?: string }

/** The numbered questions and answers that the DevTools protocol and WebDriver BiDi have in common. */
export type RpcSocket = {
  readonly send: (method: string, params?: object, sessionId?: string) => Promise<unknown>
  readonly listen: (listener: (event: RpcEvent) => void) => void
  readonly close: () => void
}

/** Connects to a browser; a question fails with the browser's own words, or once the connection is gone. */
export async function openRpcSocket(address: string): Promise<RpcSocket> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { answer: (result: unknown) => void; fail: (error: Error) => void }>()
  const listeners: ((event: RpcEvent) => void)[] = []
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    const { id, method, params, sessionId, result, error } = message
    if (id === undefined) {
      if (method)
        for (const listener of listeners) listener({ method, params, ...(sessionId && { sessionId }) })
      return
    }
    const question = waiting.get(id)
    waiting.delete(id)
    const problem = typeof error === 'object' ? error.message : error && `${error}: ${message.message}`
    if (problem) question?.fail(new Error(problem))
    else question?.answer(result)
  })
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('the browser is gone'))
    waiting.clear()
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`nothing answers at ${address}`)), { once: true })
  })
  return {
    send(method, params = {}, sessionId) {
      lastId += 1
      const id = lastId
      return new Promise((answer, fail) => {
        waiting.set(id, { answer, fail })
        socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
      })
    },
    listen(listener) {
      listeners.push(listener)
    },
    close: () => socket.close(),
  }
}
