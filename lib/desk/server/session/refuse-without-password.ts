import 'server-only'
import { problemResponse } from '../../../server/api/problem.ts'
import type { DeskCall } from '../desk-route.ts'
import { passwordTrying } from './password-trying.ts'
import { tryPassword } from './try-password.ts'

type Given = Pick<
  DeskCall<{ readonly password: string }>,
  'input' | 'session' | 'sessionHash' | 'record' | 'requestId'
>

/**
 * Null where the caller has typed the password of the session's user again: a tablet that was left open hands out and
 * erases nothing. Else the answer. Tries are counted as those to sign in are, by this session (trust S59).
 */
export async function refuseWithoutPassword({
  input,
  session: { user },
  sessionHash,
  record,
  requestId,
}: Given): Promise<Response | null> {
  const found = await tryPassword(input.password, { user, known: sessionHash }, passwordTrying())
  if (found.ok) return null
  const { error } = found
  if (error.kind !== 'desk-wrong-password') return problemResponse(error.kind, { requestId, ...error })
  await record('password-refused')
  return problemResponse('desk-password-needed', { requestId })
}
