import type { DeskAction } from '../api/choices.ts'
import { type DeskLogPage, maximumLogDetail } from '../api/log.ts'
import type { DeskStore, LogFilter, NewLogEntry } from './store/desk-store.ts'

type About = {
  readonly code?: string
  /** Short text without personal data; cut off at `maximumLogDetail`. */
  readonly detail?: string
}

/** Records an action; await it before acting. */
export type RecordAction = (action: DeskAction, about?: About) => Promise<void>

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

export async function showLog(
  store: Pick<DeskStore, 'listLog'>,
  filter: Omit<LogFilter, 'limit'>,
): Promise<DeskLogPage> {
  const found = await store.listLog({ ...filter, limit: pageLength + 1 })
  const entries = found.slice(0, pageLength)
  return { entries, next: found.length > pageLength ? (entries.at(-1)?.id ?? null) : null }
}
