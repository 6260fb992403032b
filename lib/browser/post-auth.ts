import type { AuthOutcome, AuthRequest } from '../api/auth-messages.ts'
import type { Result } from '../domain/result.ts'
import { namedLink, signedInSession } from './account-decoders.ts'
import { type AccountCallFailure, callAccounts } from './call-accounts.ts'
import { type Decoder, objectOf, oneOf, text } from './decode.ts'

export function postAuth(
  { action, body }: AuthRequest,
  { fetch }: { readonly fetch?: typeof globalThis.fetch } = {},
): Promise<Result<AuthOutcome, AccountCallFailure>> {
  return callAccounts(`/api/auth/${action}`, { fetch, body, decode: authOutcome })
}

const kindOnly = objectOf({
  kind: oneOf([
    'confirmation-sent',
    'recovery-sent',
    'password-changed',
    'link-declined',
    'signed-out',
  ] as const),
})
const kindField = objectOf({ kind: text })
const urlField = objectOf({ url: text })

const authOutcome: Decoder<AuthOutcome> = (answer) => {
  const kind = kindField(answer)?.kind
  if (kind === 'continue-at') {
    const url = urlField(answer)?.url
    return url !== undefined && isSafe(url) ? { kind, url } : undefined
  }
  if (kind === 'signed-in') {
    const session = signedInSession(answer)
    return session && { kind, ...session }
  }
  return kind === 'link-named' ? namedLink(answer) : kindOnly(answer)
}

/** Allows https, or http on loopback. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
}
