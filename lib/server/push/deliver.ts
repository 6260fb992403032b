import type { PushMessage } from '../../domain/push.ts'
import type { PushResult, Subscription, Subscriptions } from '../database/push-table.ts'
import { log } from '../log.ts'
import type { PushOutcome, SendPush } from './send-push.ts'

/** What a browser is to be shown now. */
export type News = {
  /** What it was shown after that. */
  readonly shown: string
  /** Null: nothing is sent; it is so without a word. */
  readonly message: PushMessage | null
}

/** `over`: it will never be notified any more. */
export type NewsOf = (subscription: Subscription) => Promise<News | 'over' | null>

type Options = {
  readonly subscriptions: Subscriptions
  readonly newsOf: NewsOf
  readonly send: SendPush
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Milliseconds for which a try is one process's alone: longer than a try takes. A process that dies meanwhile is replaced. */
const claimMs = 60_000
const firstPauseMs = 5000
/** So often a message is tried, over about half an hour; what is news meanwhile waits with it, and is said in its place. */
const mostTries = 6
const atOnce = 8

/**
 * Notifies browsers of what is new for them, as far as that can be done now. Each message is sent by one process, and again where
 * that died before it wrote down that it was sent.
 */
export async function deliverNews({ subscriptions, newsOf, send, now }: Options): Promise<void> {
  const all = [...(await subscriptions.listSubscriptions())]

  async function deliver(known: Subscription): Promise<void> {
    const settle = (result: PushResult) => subscriptions.settleSubscription(known, result)
    const news = await newsOf(known)
    if (news === 'over') return settle({ kind: 'gone' })
    if (news === null || news.shown === known.shown || Date.parse(known.dueAt) > now()) return
    if (!(await subscriptions.claimSubscription(known, new Date(now() + claimMs).toISOString()))) return
    const { shown, message } = news
    if (message === null) return settle({ kind: 'shown', shown })
    const outcome = await send(known, message).catch((): PushOutcome => ({ kind: 'refused', status: 0 }))
    await settle(resultOf(outcome, { shown, tries: known.tries + 1, now: now() }))
  }

  async function work(): Promise<void> {
    for (let next = all.shift(); next; next = all.shift()) await deliver(next)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

type Tried = { readonly shown: string; readonly tries: number; readonly now: number }

function resultOf(outcome: PushOutcome, { shown, tries, now }: Tried): PushResult {
  if (outcome.kind === 'sent') return { kind: 'shown', shown }
  if (outcome.kind === 'gone') return { kind: 'gone' }
  if (outcome.kind === 'refused' || tries >= mostTries) {
    log('warn', 'push.lost', { status: outcome.status, tries })
    return { kind: 'shown', shown }
  }
  const pauseMs = outcome.afterMs ?? firstPauseMs * 4 ** (tries - 1)
  return { kind: 'later', dueAt: new Date(now + pauseMs).toISOString() }
}
