import type { PasswordRule } from '../domain/password.ts'

/**
 * The project's own rule, out of the text of its refusal: 'Password should be at least 8 characters. Password should
 * contain at least one character of each: abc…, 012….'. Null where it says none of that.
 */
export function passwordRuleOf(message: string): PasswordRule | null {
  const length = /at least (\d{1,3}) characters/.exec(message)?.[1]
  const sets = /one character of each: (.+)\.$/.exec(message)?.[1]?.split(', ') ?? []
  const minimumLength = length === undefined ? null : Number(length)
  const letters = [...new Set(sets.map(kindOf))]
  return minimumLength === null && letters.length === 0 ? null : { minimumLength, letters }
}

function kindOf(set: string): PasswordRule['letters'][number] {
  const [hasLower, hasUpper] = [/[a-z]/.test(set), /[A-Z]/.test(set)]
  if (hasLower && hasUpper) return 'letter'
  if (hasLower) return 'lower'
  if (hasUpper) return 'upper'
  return /\d/.test(set) ? 'digit' : 'symbol'
}
