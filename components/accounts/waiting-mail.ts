import { readStorage, writeStorage } from '@/stores/browser-storage'

/** An account that waits for its confirmation; `sentAt` in milliseconds since 1970, null where that is not known. */
export type WaitingMail = { readonly email: string; readonly sentAt: number | null }

/** In this tab only: it is found again when the window for accounts is opened. */
const waitingKey = 'mercado-local-confirming'
const tab = () => window.sessionStorage

/** Milliseconds between two messages to one address; the service has the same. */
const pauseMs = 60_000

export function readWaitingMail(): WaitingMail | null {
  try {
    const { email, sentAt } = JSON.parse(readStorage(tab, waitingKey) ?? '{}')
    return typeof email === 'string' ? { email, sentAt: typeof sentAt === 'number' ? sentAt : null } : null
  } catch {
    return null
  }
}

export function writeWaitingMail(waiting: WaitingMail | null): void {
  writeStorage(tab, waitingKey, waiting && JSON.stringify(waiting))
}

/** Seconds until the next message may be asked for. */
export function secondsUntilNext({ sentAt }: WaitingMail, now: number): number {
  if (sentAt === null) return 0
  return Math.min(pauseMs / 1000, Math.max(0, Math.ceil((sentAt + pauseMs - now) / 1000)))
}
