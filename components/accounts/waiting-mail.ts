import { fromJson, objectOf, otherwise, text, whole } from '@/lib/browser/decode'
import { createStoredValue, tabStorage } from '@/stores/stored-value'

/** An account that waits for its confirmation; `sentAt` in milliseconds since 1970, null where that is not known. */
export type WaitingMail = { readonly email: string; readonly sentAt: number | null }

/** In this tab only: it is found again when the window for accounts is opened. */
const waitingKey = 'mercado-local-confirming'

/** Milliseconds between two messages to one address; the service has the same. */
const pauseMs = 60_000

const storedMail = objectOf<WaitingMail>({ email: text, sentAt: otherwise(whole(), null) })

export const waitingMail = createStoredValue<WaitingMail | null>({
  storage: tabStorage,
  key: waitingKey,
  decode: (stored) => fromJson(stored, storedMail) ?? null,
  encode: (waiting) => waiting && JSON.stringify(waiting),
})

/** Seconds until the next message may be asked for. */
export function secondsUntilNext({ sentAt }: WaitingMail, now: number): number {
  if (sentAt === null) return 0
  return Math.min(pauseMs / 1000, Math.max(0, Math.ceil((sentAt + pauseMs - now) / 1000)))
}
