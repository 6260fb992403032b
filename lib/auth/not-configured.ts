import { failure } from '../domain/result.ts'
import type { AuthFailure, AuthService } from './auth-service.ts'

/** The service of a shop without accounts: browsing and buying go on, and whoever tries to sign in is told why not. */
export function createNotConfiguredAuth(): AuthService {
  const refuse = async () => failure<AuthFailure>({ kind: 'auth-not-configured' })
  return { signIn: refuse, signUp: refuse, continueWithGoogle: refuse }
}
