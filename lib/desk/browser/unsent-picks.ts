import * as z from 'zod/mini'
import { count, positive, readerFor, variantId } from '../../api/values.ts'
import { createOutbox, isToSend, type Outcome, type Unsent } from '../../browser/outbox.ts'
import { isSamePick, maximumReplacementLength, pickStates } from '../../domain/fulfillment.ts'
import type { DeskOrder, DeskPick } from '../api/orders.ts'
import { DeskCallError, postDesk } from './call-desk.ts'

type Tick = {
  readonly code: string
  readonly pick: DeskPick
  /** Sent without an answer so far: goes again before a newer tick, which is made over it. */
  readonly sent?: DeskPick | undefined
}

/** `conflict` was ticked elsewhere; `refused` is final. */
type Problem = 'conflict' | 'refused'

export type UnsentPick = Unsent<Tick, Problem>

const pick = z.object({
  line: count.check(z.maximum(999)),
  state: z.enum(pickStates),
  quantity: z.nullable(count.check(z.maximum(9999))),
  weightGrams: z.nullable(positive.check(z.maximum(1_000_000))),
  replacement: z.nullable(z.string().check(z.overwrite((text) => text.slice(0, maximumReplacementLength)))),
  replacementId: z.nullable(variantId),
  replacementAmount: z.nullable(count),
  seen: z.nullable(z.string()),
})

const unsentPick = z.object({
  code: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  pick,
  sent: z.optional(pick),
  by: z.string(),
  at: count,
  problem: z.enum(['sending', 'waiting', 'conflict', 'refused']),
})

type Effects = {
  readonly user: () => string
  /** Awaited before the tick counts as sent. */
  readonly onSaved: (order: DeskOrder) => Promise<void>
  /** Another user was faster, or the order is gone. */
  readonly onOutdated: (code: string) => void
}

/** Unsent ticks of this browser, each made over what its picker saw. */
export function createUnsentPicks({ user, onSaved, onOutdated }: Effects) {
  /** `at` of ticks saved by this page, by order and line. */
  const savedAt = new Map<string, string>()
  const outbox = createOutbox<Tick, Problem>({
    prefix: 'desk-unsent/',
    lineOf: ({ pick: { line } }) => line,
    read: readerFor<UnsentPick>(unsentPick),
    user,
    send,
    // What was picked is known nowhere else.
    isLasting: true,
  })

  async function send(entry: UnsentPick): Promise<Outcome<Problem>> {
    const { code, pick: wanted, sent = wanted } = entry
    outbox.put({ ...entry, sent })
    const answer = await sendPick(code, sent)
    if (answer === 'conflict' || answer === 'refused') onOutdated(code)
    if (typeof answer !== 'object') return answer
    await onSaved(answer)
    const standing = answer.lines.find(({ line }) => line === sent.line)?.pick
    if (standing && isSamePick(standing, sent)) savedAt.set(`${code}/${sent.line}`, standing.at)
    const newest = outbox.find(entry)
    if (!newest || (newest.at === entry.at && isSamePick(newest.pick, sent))) return 'done'
    outbox.put({ ...newest, pick: seeingOwn(code, newest.pick), sent: undefined })
    return 'again'
  }

  /** Updates `seen` to this page's own saved tick. */
  function seeingOwn(code: string, given: DeskPick): DeskPick {
    const own = savedAt.get(`${code}/${given.line}`)
    return own !== undefined && (given.seen === null || given.seen < own) ? { ...given, seen: own } : given
  }

  return {
    ...outbox,
    tick(code: string, given: DeskPick): Promise<void> {
      const before = outbox.find({ code, pick: given })
      const sent = before && isToSend(before, user()) ? before.sent : undefined
      return outbox.add({ code, pick: seeingOwn(code, given), sent })
    },
    /** Overwrites what stood on the line at `seen`, under the current user's name. */
    insist: ({ code, pick: mine }: UnsentPick, seen: string | null) =>
      outbox.add({ code, pick: { ...mine, seen } }),
  }
}

/** Problem kinds that a retry cannot change. */
const finalKinds: readonly string[] = ['bad-body', 'not-found']

/** A failure of this call alone, or an unreadable answer. */
const failedStatuses: readonly number[] = [200, 500]

/** Sends one tick once. A status alone refuses nothing: a proxy may send 404 during a deployment. */
async function sendPick(code: string, given: DeskPick) {
  try {
    const order = await postDesk<DeskOrder | undefined>(`/api/desk/orders/${code}/picks`, given)
    return order?.code === code && Array.isArray(order.lines) ? order : 'failed'
  } catch (error) {
    if (!(error instanceof DeskCallError)) throw error
    if (error.kind === 'desk-conflict') return 'conflict'
    if (finalKinds.includes(error.kind)) return 'refused'
    return failedStatuses.includes(error.status) ? 'failed' : (error.retryAfterSeconds ?? 0)
  }
}
