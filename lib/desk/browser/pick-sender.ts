import { isSamePick } from '../../domain/fulfillment.ts'
import type { DeskOrder, DeskPick } from '../api/orders.ts'
import { DeskCallError, postDesk } from './call-desk.ts'
import type { UnsentPick, UnsentPicks } from './unsent-picks.ts'

export type PickAnswer =
  | { readonly kind: 'saved'; readonly order: DeskOrder }
  /** No connection, session or responsive server. */
  | { readonly kind: 'later' }
  /** The server has no answer for this order now. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused' }

type Effects = {
  readonly unsent: UnsentPicks
  readonly send: (code: string, pick: DeskPick) => Promise<PickAnswer>
  /** Awaited before the tick counts as sent. */
  readonly onSaved: (order: DeskOrder) => Promise<void>
  /** Another user was faster, or the order is gone. */
  readonly onOutdated: (code: string) => void
  readonly user: () => string
  readonly now: () => number
}

/** Milliseconds before unsent ticks are retried. */
const retryMs = 10_000

/** Sends ticks one by one in their order, and repeats until each is answered. */
export function createPickSender({ unsent, send, onSaved, onOutdated, user, now }: Effects) {
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = 0
  /** `at` of ticks saved by this page, by order and line. */
  const savedAt = new Map<string, string>()

  const nextAt = () => {
    lastAt = Math.max(now(), lastAt + 1)
    return lastAt
  }

  const isToSend = ({ by, problem }: UnsentPick) =>
    by === user() && (problem === 'sending' || problem === 'waiting')

  async function sendAll(): Promise<void> {
    const tried = new Set<number>()
    const failedCodes = new Set<string>()
    const next = () =>
      unsent.list().find((one) => isToSend(one) && !tried.has(one.at) && !failedCodes.has(one.code))
    for (let entry = next(); entry; entry = next()) {
      tried.add(entry.at)
      const answer = await send(entry.code, entry.pick)
      if (answer.kind === 'later') return wait()
      if (answer.kind === 'failed') failedCodes.add(entry.code)
      else await settle(entry, answer)
    }
    if (failedCodes.size > 0) wait()
  }

  function wait(): void {
    for (const entry of unsent.list()) if (entry.problem === 'sending') unsent.mark(entry, 'waiting')
    timer = setTimeout(flush, retryMs)
  }

  async function settle(entry: UnsentPick, answer: Exclude<PickAnswer, { kind: 'later' | 'failed' }>) {
    if (answer.kind === 'saved') {
      await onSaved(answer.order)
      rememberSaved(entry, answer.order)
      unsent.remove(entry)
      return
    }
    unsent.mark(entry, answer.kind)
    onOutdated(entry.code)
  }

  function rememberSaved({ code, pick, at }: UnsentPick, order: DeskOrder) {
    const standing = order.lines.find(({ line }) => line === pick.line)?.pick
    if (!standing || !isSamePick(standing, pick)) return
    savedAt.set(`${code}/${pick.line}`, standing.at)
    const newer = unsent
      .list()
      .find((one) => one.code === code && one.pick.line === pick.line && one.at !== at)
    if (newer) unsent.put({ ...newer, pick: seeingOwn(code, newer.pick) })
  }

  /** Updates `seen` to this page's own saved tick. */
  function seeingOwn(code: string, pick: DeskPick): DeskPick {
    const own = savedAt.get(`${code}/${pick.line}`)
    return own !== undefined && (pick.seen === null || pick.seen < own) ? { ...pick, seen: own } : pick
  }

  /** Resolves when every unsent tick is answered or must wait. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    flush,
    tick(code: string, pick: DeskPick): Promise<void> {
      unsent.put({ code, pick: seeingOwn(code, pick), by: user(), at: nextAt(), problem: 'sending' })
      return flush()
    },
    discard: (entry: UnsentPick) => unsent.remove(entry),
    /** Overwrites what stood on the line at `seen`, under the current user's name. */
    insist(entry: UnsentPick, seen: string | null): Promise<void> {
      // A new time, so that a running flush does not send the old one.
      unsent.put({ ...entry, pick: { ...entry.pick, seen }, by: user(), at: nextAt(), problem: 'sending' })
      return flush()
    },
  }
}

/** Problem kinds that a retry cannot change. */
const finalKinds: readonly string[] = ['bad-body', 'not-found']

/** A failure of this call alone, or an unreadable answer. */
const failedStatuses: readonly number[] = [200, 500]

/** Sends one tick once. A status alone refuses nothing: a proxy may send 404 during a deployment. */
export async function sendPick(code: string, pick: DeskPick): Promise<PickAnswer> {
  try {
    const order = await postDesk<DeskOrder | undefined>(`/api/desk/orders/${code}/picks`, pick)
    return order?.code === code && Array.isArray(order.lines) ? { kind: 'saved', order } : { kind: 'failed' }
  } catch (error) {
    if (!(error instanceof DeskCallError)) throw error
    if (error.kind === 'desk-conflict') return { kind: 'conflict' }
    if (finalKinds.includes(error.kind)) return { kind: 'refused' }
    return { kind: failedStatuses.includes(error.status) ? 'failed' : 'later' }
  }
}
