import type { PostAuthFailure } from '../auth/post-auth.ts'
import { problemCopy } from './problems.ts'

/** What a shopper reads when signing in or up did not work. */
export function authFailureText(kind: PostAuthFailure['kind']): { title: string; description: string } {
  if (kind === 'auth-not-configured') {
    const { title, detail: description } = problemCopy[kind]
    return { title, description }
  }
  const description =
    kind === 'unreachable' || kind === 'unreadable'
      ? 'Não foi possível completar a ação.'
      : problemCopy[kind].detail
  return { title: 'Ocorreu um erro', description }
}
