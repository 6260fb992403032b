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

/** Says so while something that is shown cannot be asked anew, with the time of the oldest of it; else empty. */
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
    // What nothing had changed of was so until the market's last answer.
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

/** Over every view, and on its paper: that it is old; on the screen, how much of what was ticked here is still to be sent. */
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
