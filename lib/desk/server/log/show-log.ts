import type { DeskLogPage } from '../../api/log.ts'
import type { DeskStore, LogFilter } from '../store/desk-store.ts'

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
