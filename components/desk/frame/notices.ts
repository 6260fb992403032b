import { createStore } from 'zustand/vanilla'

export type Notice = {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'bad'
  /** Such as an undo. */
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** Milliseconds on the screen. */
  readonly forMs: number
}

type State = {
  readonly shown: Notice | null
  /** Announced to screen readers only. */
  readonly announced: string
}

export const notices = createStore<State>(() => ({ shown: null, announced: '' }))

let lastId = 0

type Options = Partial<Pick<Notice, 'tone' | 'action' | 'forMs'>>

/** Shows and announces a notice, replacing the previous one. */
export function notify(text: string, { tone = 'plain', action = null, forMs = 5000 }: Options = {}): void {
  lastId += 1
  notices.setState({ shown: { id: lastId, text, tone, action, forMs } })
}

/** Announces text that is visible elsewhere. */
export function announce(text: string): void {
  notices.setState({ announced: text })
}

export function dismissNotice(id: number): void {
  if (notices.getState().shown?.id === id) notices.setState({ shown: null })
}
