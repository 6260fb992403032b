import { format, stripVTControlCharacters } from 'node:util'
import { type LogLevel, openProcessLogger } from './logging/create-logger.ts'
import type { LogFields } from './logging/redact.ts'
import { processSingleton } from './process-singleton.ts'
import { currentRequestId, runOutsideRequests } from './request-context.ts'

const quietMs = 1000

/** Logs at once, then at most once a second per name, with a count (trust S17). */
export function createThrottledLog<Name extends string>(
  write: (name: Name, count: number) => void,
): (name: Name) => void {
  const counts = new Map<Name, number>()

  function flush(name: Name): void {
    const count = counts.get(name) ?? 0
    if (count === 0) {
      counts.delete(name)
      return
    }
    counts.set(name, 0)
    setTimeout(() => flush(name), quietMs).unref()
    // The count covers many requests; one request id would mislead.
    runOutsideRequests(() => write(name, count))
  }

  return (name) => {
    const isQuiet = !counts.has(name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (isQuiet) flush(name)
  }
}

const fieldsOf = (words: readonly unknown[]) => ({
  message: stripVTControlCharacters(format(...words)).trim(),
})

export function logConsole(): void {
  console.debug = (...words) => log('debug', 'console.printed', fieldsOf(words))
  console.log = (...words) => log('info', 'console.printed', fieldsOf(words))
  console.info = (...words) => log('info', 'console.printed', fieldsOf(words))
  console.warn = (...words) => log('warn', 'console.printed', fieldsOf(words))
  console.error = (...words) => log('error', 'console.printed', fieldsOf(words))
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) =>
    log('warn', 'console.printed', { message: `${name}: ${message}` }),
  )
}

/** Writes one JSON line with the request id; never a shopper's contact. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const requestId = currentRequestId()
  processSingleton('logger', openProcessLogger)[level]({
    event,
    ...(requestId === null ? {} : { requestId }),
    ...fields,
  })
}
