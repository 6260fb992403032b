import { profileBodySchema } from '@/lib/api/account-messages'
import { answerAccount } from '../auth/answer-account'
import { answerAuthRead } from '../auth/answer-auth'

/** The account of whoever is signed in. */
export function GET(request: Request): Promise<Response> {
  return answerAuthRead(request, {
    limit: 'profile',
    call: ({ accounts }) => accounts.findAccount(),
  })
}

/** Changes name or delivery preferences, and answers with the account as it is now. */
export function POST(request: Request): Promise<Response> {
  return answerAccount(request, {
    schema: profileBodySchema,
    call: (accounts, { name, delivery }) => accounts.changeAccount({ name, delivery }),
  })
}
