import {
  type AccountProblemKind,
  accountProblemKinds,
  type ProblemKind,
  problemKinds,
} from '../api/problem-kinds.ts'
import type { PasswordRule } from '../domain/password.ts'
import { failure, type Result, success } from '../domain/result.ts'
import { passwordRule } from './account-decoders.ts'
import { callShop, type ShopCall } from './call-shop.ts'
import { type Decoder, objectOf, oneOf, otherwise } from './decode.ts'

export type AccountCallFailure = {
  /** `unreachable`: no answer; `unreadable`: not an answer of ours. */
  readonly kind: ProblemKind | AccountProblemKind | 'unreachable' | 'unreadable'
  readonly rule?: PasswordRule | null
}

const problem = objectOf({
  kind: oneOf([...accountProblemKinds, ...problemKinds]),
  rule: otherwise(passwordRule, null),
})

export async function callAccounts<T>(
  path: string,
  { decode, ...call }: ShopCall & { readonly decode: Decoder<T> },
): Promise<Result<T, AccountCallFailure>> {
  try {
    const { ok, content } = await callShop(path, call)
    const refused = problem(content)
    if (refused) return failure({ kind: refused.kind, ...(refused.rule ? { rule: refused.rule } : {}) })
    const decoded = ok ? decode(content) : undefined
    return decoded === undefined ? failure({ kind: 'unreadable' }) : success(decoded)
  } catch {
    return failure({ kind: 'unreachable' })
  }
}
