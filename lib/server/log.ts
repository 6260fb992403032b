import type { LogLevel } from './logging/create-logger.ts'
import { openProcessLogger } from './logging/create-logger.ts'
import type { LogFields } from './logging/redact.ts'
import { processSingleton } from './process-singleton.ts'
import { currentRequestId } from './request-context.ts'

/**
 * One line of JSON on standard output (errors: standard error), with the id of the request that it is about. No contact
 * of a shopper is ever a field.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const requestId = currentRequestId()
  processSingleton('logger', openProcessLogger)[level]({
    event,
    ...(requestId === null ? {} : { requestId }),
    ...fields,
  })
}
