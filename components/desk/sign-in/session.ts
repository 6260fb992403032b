import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DeskSession } from '@/lib/desk/api/sign-in'
import { callDeskAs, DeskCallError, onSignedOut, postDesk, readDesk } from '@/lib/desk/browser/call-desk'
import { deskCallCopy } from '@/lib/desk/copy/problems'
import { deskSignInCopy } from '@/lib/desk/copy/sign-in'
import { deskQueries } from '../desk-queries'

type State = {
  /** `leaving` stops following orders before the sign-out; `ended` keeps the page beneath the window. */
  readonly phase: 'asking' | 'unreachable' | 'signed-out' | 'signed-in' | 'leaving' | 'ended'
  readonly user: string
}

export const deskSession = createStore<State>(() => ({ phase: 'asking', user: '' }))

/** Sets the user of later calls, and ends the session on a refusal. */
export function followDeskSession(): void {
  deskSession.subscribe(({ user }) => callDeskAs(user))
  onSignedOut(() => {
    const { phase } = deskSession.getState()
    if (phase === 'signed-in') deskSession.setState({ phase: 'ended' })
  })
}

/** Only for parts shown while signed in. */
export function useDeskUser(): string {
  return useStore(deskSession, ({ user }) => user)
}

const address = '/api/desk/session'

/** Looks up the session's user. */
export async function findDeskSession(): Promise<void> {
  deskSession.setState({ phase: 'asking', user: '' })
  try {
    const { user } = await readDesk<DeskSession>(address)
    deskSession.setState({ phase: 'signed-in', user })
  } catch (error) {
    const isAnswered = error instanceof DeskCallError && error.kind === 'desk-signed-out'
    deskSession.setState({ phase: isAnswered ? 'signed-out' : 'unreachable' })
  }
}

/** Throws DeskCallError; refetches everything. */
export async function signInToDesk(given: {
  readonly user: string
  readonly password: string
}): Promise<void> {
  const { user } = await postDesk<DeskSession>(address, given)
  const isOtherUser = user !== deskSession.getState().user
  if (isOtherUser) deskQueries.clear()
  deskSession.setState({ phase: 'signed-in', user })
  void deskQueries.invalidateQueries()
}

/** `everywhere` covers all devices of this user. Throws DeskCallError if the session may continue. */
export async function signOutOfDesk(where: 'here' | 'everywhere'): Promise<void> {
  // Pending calls would be refused after it.
  deskSession.setState({ phase: 'leaving' })
  await deskQueries.cancelQueries()
  try {
    await postDesk(`${address}/end`, { all: where === 'everywhere' })
  } catch (error) {
    const isSignedOut = error instanceof DeskCallError && error.kind === 'desk-signed-out'
    if (!isSignedOut || where === 'everywhere') {
      deskSession.setState({ phase: isSignedOut ? 'ended' : 'signed-in' })
      void deskQueries.invalidateQueries()
      throw error
    }
    // Session over, or another user's by now: hers is not ended under another name.
    deskQueries.clear()
    return findDeskSession()
  }
  deskSession.setState({ phase: 'signed-out', user: '' })
  deskQueries.clear()
}

/** Portuguese text for a refused sign-in, with the waiting time if known. */
export function signInProblem(error: Error): string {
  if (!(error instanceof DeskCallError)) return deskCallCopy.unreadable
  const { status, retryAfterSeconds, message } = error
  return status === 429 && retryAfterSeconds !== null ? deskSignInCopy.tooOften(retryAfterSeconds) : message
}
