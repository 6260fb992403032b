import 'server-only'
import { problemResponse } from '../../../server/api/problem.ts'
import { isPassword } from '../../../server/password-hash.ts'
import { type DeskCall, deskKeys } from '../desk-route.ts'
import { checkPassword, getPasswordQueue, type PasswordCheck } from './check-password.ts'
import { countAttempt, getSignInLimits } from './sign-in-limits.ts'

export function passwordCheck(): PasswordCheck {
  return {
    ...deskKeys(),
    countAttempt: (attempt) => countAttempt(getSignInLimits(), attempt),
    queue: getPasswordQueue(),
    verify: isPassword,
  }
}

type Given = Pick<
  DeskCall<{ readonly password: string }>,
  'input' | 'session' | 'sessionHash' | 'record' | 'requestId'
>

/** Null after the right password: an unattended tablet must not export or erase (trust S59). */
export async function refuseWithoutPassword({
  input,
  session: { user },
  sessionHash,
  record,
  requestId,
}: Given): Promise<Response | null> {
  const found = await checkPassword(input.password, { user, known: sessionHash }, passwordCheck())
  if (found.ok) return null
  const { error } = found
  if (error.kind !== 'desk-wrong-password') return problemResponse(error.kind, { requestId, ...error })
  await record('password-refused')
  return problemResponse('desk-password-needed', { requestId })
}
