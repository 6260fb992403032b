import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DeskSession } from '@/lib/desk/api/sign-in'
import { callDeskAs, DeskCallError, onSignedOut, postDesk, readDesk } from '@/lib/desk/browser/call-desk'
import { deskCallCopy } from '@/lib/desk/copy/problems'
import { deskSignInCopy } from '@/lib/desk/copy/sign-in'
import { deskQueries } from '../desk-queries'

type State = {
  /**
   * `leaving`: the user is about to be signed out, and nothing follows the orders any more. `ended`: a user was signed in on
   * this page and is not any more, so what stands on it stays beneath.
   */
  readonly phase: 'asking' | 'unreachable' | 'signed-out' | 'signed-in' | 'leaving' | 'ended'
  readonly user: string
}

export const deskSession = createStore<State>(() => ({ phase: 'asking', user: '' }))

/** Has calls name the signed-in user from now on, and ends the session where an answer says that it is over. */
export function followDeskSession(): void {
  deskSession.subscribe(({ user }) => callDeskAs(user))
  onSignedOut(() => {
    const { phase } = deskSession.getState()
    if (phase === 'signed-in') deskSession.setState({ phase: 'ended' })
  })
}

/** Called by a part of the desk, which is shown only while a user is signed in. */
export function useDeskUser(): string {
  return useStore(deskSession, ({ user }) => user)
}

const address = '/api/desk/session'

/** Asks who is signed in here, if any user. */
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

/** Throws DeskCallError. Everything on the page is asked anew. */
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

/** `everywhere`: on each device of this user. Throws DeskCallError where the session may go on. */
export async function signOutOfDesk(where: 'here' | 'everywhere'): Promise<void> {
  // What is still under way would be refused where it comes behind this.
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
    // Over, or another user's by now, who is then shown: her session is not ended under another name.
    deskQueries.clear()
    return findDeskSession()
  }
  deskSession.setState({ phase: 'signed-out', user: '' })
  deskQueries.clear()
}

/** Why a sign-in was refused, in Portuguese: with how long to wait where that is known, else in the server's own words. */
export function signInProblem(error: Error): string {
  if (!(error instanceof DeskCallError)) return deskCallCopy.unreadable
  const { status, retryAfterSeconds, message } = error
  return status === 429 && retryAfterSeconds !== null ? deskSignInCopy.tooOften(retryAfterSeconds) : message
}
