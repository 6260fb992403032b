import type { Server, ServerResponse } from 'node:http'
import type { Server as Listener } from 'node:net'
import { log } from './log.ts'
import { processSingleton } from './process-singleton.ts'

const callbacks = () => processSingleton('ending', () => new Set<() => void>())

export function onShutdown(callback: () => void): () => void {
  callbacks().add(callback)
  return () => void callbacks().delete(callback)
}

function announceShutdown(): void {
  for (const callback of callbacks()) callback()
}

/** Milliseconds; longer than a checkout's waits for prices (5 s) and the store (8 s) together. */
export const drainTimeoutMs = 15_000

/** Milliseconds of accepting connections that the kernel already holds and would reset. */
const lingerMs = 250

export const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Answers open requests, refuses new connections, and exits after the last answer or 15 s (R18, R24). */
export function endOnSignal(
  server: Server,
  listeners: readonly Listener[],
  beforeExit: () => Promise<void> = async () => undefined,
): void {
  const pending = new Set<ServerResponse>()
  let isEnding = false

  server.prependListener('request', (_request, response: ServerResponse) => {
    pending.add(response)
    if (isEnding) response.shouldKeepAlive = false
    response.once('close', () => {
      pending.delete(response)
      if (isEnding) setImmediate(() => server.closeIdleConnections())
    })
  })

  function end(signal: NodeJS.Signals): void {
    if (isEnding) return
    isEnding = true
    log('info', 'shop.ending', { signal })
    // First: whatever fails below, the process ends.
    setTimeout(() => process.exit(0), drainTimeoutMs).unref()
    setTimeout(close, lingerMs)
    announceShutdown()
    // An open keep-alive connection would keep the process.
    for (const response of pending) response.shouldKeepAlive = false
  }

  function close(): void {
    const ended = listeners.map((listener) => new Promise((resolve) => listener.close(resolve)))
    void Promise.all(ended)
      .then(beforeExit)
      .finally(() => {
        log('info', 'shop.ended')
        process.exit(0)
      })
    server.closeIdleConnections()
  }
  for (const signal of endingSignals) process.on(signal, end)
  server.once('close', () => {
    // Other listeners may still be draining: the next signal must not cut them off.
    if (isEnding) return
    for (const signal of endingSignals) process.off(signal, end)
  })
}
