import type { AuthOutcome } from '../api/auth-messages.ts'
import type { Account, Session, User } from '../domain/account.ts'
import { type PasswordRule, passwordLetters } from '../domain/password.ts'
import { type Decoder, flag, listOf, matching, objectOf, oneOf, otherwise, text, whole } from './decode.ts'
import { deliveryPreferences } from './delivery-decoders.ts'

const textOrNull = otherwise(text, null)

const user = objectOf<User>({ id: text, email: text, name: text, avatarUrl: textOrNull })

export const signedInSession = objectOf<Session>({ user, delivery: deliveryPreferences })

export const session: Decoder<Session | null> = otherwise(signedInSession, null)

export const account = objectOf<Account>({
  user,
  delivery: deliveryPreferences,
  favouriteCodes: otherwise(listOf(text), []),
  createdAt: textOrNull,
  deletionRequestedAt: textOrNull,
})

export type NamedLink = Extract<AuthOutcome, { kind: 'link-named' }>

const linkFields = objectOf<Omit<NamedLink, 'kind'>>({
  email: matching(/./),
  isNew: otherwise(flag, false),
  name: otherwise(text, ''),
})

export const namedLink: Decoder<NamedLink> = (value) => {
  const link = linkFields(value)
  return link && { kind: 'link-named', ...link }
}

const ruleFields = objectOf<PasswordRule>({
  minimumLength: otherwise(whole(), null),
  letters: listOf(oneOf(passwordLetters)),
})

export const passwordRule: Decoder<PasswordRule> = (value) => {
  const rule = ruleFields(value)
  return rule && { ...rule, letters: passwordLetters.filter((letter) => rule.letters.includes(letter)) }
}
