import { isSamePick } from '../../domain/fulfillment.ts'
import type { DeskOrder, DeskPick } from '../api/orders.ts'
import { DeskCallError, postDesk } from './call-desk.ts'
import type { UnsentPick, UnsentPicks } from './unsent-picks.ts'

/** What came of one try. */
export type PickAnswer =
  | { readonly kind: 'saved'; readonly order: DeskOrder }
  /** No connection, no session, or a server that does not answer now. */
  | { readonly kind: 'later' }
  /** The server is there, and has no answer for this order now. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused' }

type Effects = {
  readonly unsent: UnsentPicks
  readonly send: (code: string, pick: DeskPick) => Promise<PickAnswer>
  /** Is handed the order as the server has it with the tick, and waited for before the tick is unsent no more. */
  readonly onSaved: (order: DeskOrder) => Promise<void>
  /** Another user was faster, or the order is gone: what is shown of it is old. */
  readonly onOutdated: (code: string) => void
  /** Who is signed in. */
  readonly user: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Milliseconds after which what could not be sent is tried again. */
const retryMs = 10_000

/** Sends ticks one by one, in the order in which they were made, and again until each is answered. */
export function createPickSender({ unsent, send, onSaved, onOutdated, user, now }: Effects) {
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = 0
  /** `at` of what this page has saved, by order and line. */
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
      // What is behind it waits too: the connection or the session is gone for all.
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

  /** A newer tick of that line was made by a user who saw this one. */
  function rememberSaved({ code, pick, at }: UnsentPick, order: DeskOrder) {
    const standing = order.lines.find(({ line }) => line === pick.line)?.pick
    // What another user has put over it at once was not seen here.
    if (!standing || !isSamePick(standing, pick)) return
    savedAt.set(`${code}/${pick.line}`, standing.at)
    const newer = unsent
      .list()
      .find((one) => one.code === code && one.pick.line === pick.line && one.at !== at)
    if (newer) unsent.put({ ...newer, pick: seeingOwn(code, newer.pick) })
  }

  /** The tick, made with at least what this page itself has saved on the line before its eyes. */
  function seeingOwn(code: string, pick: DeskPick): DeskPick {
    const own = savedAt.get(`${code}/${pick.line}`)
    return own !== undefined && (pick.seen === null || pick.seen < own) ? { ...pick, seen: own } : pick
  }

  /** Tries all that is not sent, at once. Resolves when each was answered, or has to wait. */
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
    /** Goes with what the others say: the tick of this browser is dropped. */
    discard: (entry: UnsentPick) => unsent.remove(entry),
    /** Sends it all the same, over what stood on the line at `seen`, and under the name of who says so. */
    insist(entry: UnsentPick, seen: string | null): Promise<void> {
      // Another time: what was tried under the old one in a run that still goes on is not tried in it again.
      unsent.put({ ...entry, pick: { ...entry.pick, seen }, by: user(), at: nextAt(), problem: 'sending' })
      return flush()
    },
  }
}

/** Kinds of our own server's problems that no other try of the same tick can change. */
const finalKinds: readonly string[] = ['bad-body', 'not-found']

/** A fault of this call alone; and an answer that is none. */
const failedStatuses: readonly number[] = [200, 500]

/**
 * Sends one tick once, and says what came of it. A status alone refuses nothing: 404 may come from a proxy while the shop
 * is being put in place anew.
 */
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
