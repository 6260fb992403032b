import { processSingleton } from '../server/process-singleton.ts'

/** Whether the project's mail server takes messages, as far as this process knows. */
export type MailState = { readonly isRefused: () => boolean; readonly noteRefused: () => void }

/** Milliseconds until a mail server that has refused is tried again. */
const restMs = 120_000

export function createMailState(now: () => number): MailState {
  let until = Number.NEGATIVE_INFINITY
  return {
    isRefused: () => now() < until,
    noteRefused() {
      until = now() + restMs
    },
  }
}

export function getMailState(): MailState {
  return processSingleton('auth.mail-state', () => createMailState(Date.now))
}
