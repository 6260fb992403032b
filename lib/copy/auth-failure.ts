import type { AccountCallFailure } from '../browser/call-accounts.ts'
import type { PasswordRule } from '../domain/password.ts'
import { accountProblemCopy, weakPasswordCopy } from './account-problems.ts'
import { problemCopy } from './problems.ts'

/** What a shopper reads when something about the account did not work. */
export function authFailureText(
  kind: AccountCallFailure['kind'],
  rule: PasswordRule | null = null,
): { title: string; description: string } {
  if (kind === 'weak-password' && rule) {
    return { title: 'Ocorreu um erro', description: weakPasswordCopy(rule) }
  }
  if (kind === 'auth-not-configured') {
    const { title, detail: description } = problemCopy[kind]
    return { title, description }
  }
  const description =
    kind === 'unreachable' || kind === 'unreadable'
      ? accountProblemCopy['auth-failed'].detail
      : { ...problemCopy, ...accountProblemCopy }[kind].detail
  return { title: 'Ocorreu um erro', description }
}
