import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskCallCopy } from '@/lib/desk/copy/frame'
import { deskSignInCopy } from '@/lib/desk/copy/sign-in'

/** Why a sign-in was refused, in Portuguese: with how long to wait where that is known, else in the server's own words. */
export function signInProblem(error: Error): string {
  if (!(error instanceof DeskCallError)) return deskCallCopy.unreadable
  const { status, retryAfterSeconds, message } = error
  return status === 429 && retryAfterSeconds !== null ? deskSignInCopy.tooOften(retryAfterSeconds) : message
}
