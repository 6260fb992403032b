import { useSyncExternalStore } from 'react'
import { Alert } from '@/components/ui/alert'
import { serverNow } from '@/lib/browser/server-clock'
import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { timeOf } from '@/lib/desk/copy/times'
import { deskQueries, ordersKey } from '../desk-queries'
import { useUnsentPicks } from '../order/picks'
import { useDeskUser } from '../sign-in/session'
import { connection } from './live'

const { stale: copy } = deskFrameCopy
const queries = deskQueries.getQueryCache()

/** Text with the age of the oldest stale data; empty when all is fresh. */
export function useStaleText(): string {
  return useSyncExternalStore(subscribe, staleText)
}

function subscribe(listener: () => void): () => void {
  const stops = [queries.subscribe(listener), connection.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

function staleText(): string {
  const { heardAt, lost } = connection.getState()
  const old = queries
    .findAll({ type: 'active' })
    .filter(({ state }) => state.data !== undefined && (lost !== null || state.error !== null))
  const errors = [lost, ...old.map(({ state }) => state.error)].filter((error) => error !== null)
  if (errors.length === 0) return ''
  const times = old.map(({ queryKey, state: { dataUpdatedAt, error, isInvalidated } }) => {
    // Unchanged order data is as fresh as the last answer about changes.
    const isFollowed = queryKey[1] === ordersKey[1] && error === null && !isInvalidated
    return isFollowed ? Math.max(dataUpdatedAt, heardAt) : dataUpdatedAt
  })
  const reason = reasonOf(errors)
  if (times.length === 0) return reason
  const ahead = Date.now() - serverNow()
  return `${reason} ${copy.since(timeOf(Math.min(...times) - ahead, serverNow()))}`
}

function reasonOf(errors: readonly unknown[]): string {
  const kinds = errors.map((error) => (error instanceof DeskCallError ? error.kind : null))
  if (kinds.includes('unreachable')) return copy.unreachable
  return kinds.includes('too-many-requests') ? copy.limited : copy.failed
}

/** Warns of stale data on the screen and on paper, and of unsent ticks on the screen. */
export function StaleNote() {
  const user = useDeskUser()
  const unsent = useUnsentPicks().filter(({ by }) => by === user).length
  const text = useStaleText()
  return (
    <div className="desk-stale" role="status">
      {text && (
        <Alert>
          {text}
          {unsent > 0 && <span className="block print:hidden"> {copy.kept(unsent)}</span>}
        </Alert>
      )}
    </div>
  )
}
