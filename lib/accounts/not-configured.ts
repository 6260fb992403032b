import { failure, success } from '../domain/result.ts'
import type { AccountService } from './account-service.ts'
import type { AuthFailure, AuthService } from './auth-service.ts'
import type { LinkService } from './link-service.ts'

const refuse = async () => failure<AuthFailure>({ kind: 'auth-not-configured' })

/** The service of a shop without accounts: browsing and buying go on, and signing in answers why not. */
export function createNotConfiguredAuth(): AuthService {
  return {
    findSession: async () => success(null),
    signIn: refuse,
    signUp: refuse,
    continueWithGoogle: refuse,
    recover: refuse,
    changePassword: refuse,
    signOut: refuse,
  }
}

export function createNotConfiguredAccounts(): AccountService {
  return { findAccount: refuse, changeAccount: refuse, deleteAccount: refuse }
}

export function createNotConfiguredLinks(): LinkService {
  return {
    open: refuse,
    findOpened: () => null,
    enter: refuse,
    decline: () => undefined,
    resend: refuse,
  }
}
