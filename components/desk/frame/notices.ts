import { createStore } from 'zustand/vanilla'

export type Notice = {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'bad'
  /** Such as taking back what was done. */
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** Milliseconds that it stays. */
  readonly forMs: number
}

type State = {
  readonly shown: Notice | null
  /** For screen readers alone. */
  readonly announced: string
}

export const notices = createStore<State>(() => ({ shown: null, announced: '' }))

let lastId = 0

type Options = Partial<Pick<Notice, 'tone' | 'action' | 'forMs'>>

/** Says something at the bottom of the desk, aloud as well, in place of what was said before. */
export function notify(text: string, { tone = 'plain', action = null, forMs = 5000 }: Options = {}): void {
  lastId += 1
  notices.setState({ shown: { id: lastId, text, tone, action, forMs } })
}

/** Says something aloud that is on the screen anyway. */
export function announce(text: string): void {
  notices.setState({ announced: text })
}

export function dismissNotice(id: number): void {
  if (notices.getState().shown?.id === id) notices.setState({ shown: null })
}
