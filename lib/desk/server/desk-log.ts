import type { DeskAction } from '../api/choices.ts'
import { type DeskLogPage, maximumLogDetail } from '../api/log.ts'
import type { DeskStore, LogFilter, NewLogEntry } from './store/desk-store.ts'

type About = {
  /** Of the order that it is about. */
  readonly code?: string
  /** A few words without anything of a shopper's; cut off at `maximumLogDetail`. */
  readonly detail?: string
}

/** Writes into the log what the caller does; to be waited for before it is done. */
export type RecordAction = (action: DeskAction, about?: About) => Promise<void>

/** For one call. */
export function createRecord(
  store: Pick<DeskStore, 'createLogEntry'>,
  caller: Pick<NewLogEntry, 'user' | 'requestId' | 'client'>,
): RecordAction {
  return (action, { code, detail } = {}) =>
    store.createLogEntry({
      ...caller,
      action,
      code: code ?? null,
      detail: detail?.toWellFormed().replaceAll('\0', '').slice(0, maximumLogDetail) ?? null,
    })
}

const pageLength = 50

/** One page of the log. */
export async function showLog(
  store: Pick<DeskStore, 'listLog'>,
  filter: Omit<LogFilter, 'limit'>,
): Promise<DeskLogPage> {
  const found = await store.listLog({ ...filter, limit: pageLength + 1 })
  const entries = found.slice(0, pageLength)
  return { entries, next: found.length > pageLength ? (entries.at(-1)?.id ?? null) : null }
}
