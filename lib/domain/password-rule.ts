/** Kinds of letters of which a project may want one each. */
export const passwordLetters = ['lower', 'upper', 'letter', 'digit', 'symbol'] as const

/** What a project asks of a password, as far as its refusal says so. */
export type PasswordRule = {
  readonly minimumLength: number | null
  readonly letters: readonly (typeof passwordLetters)[number][]
}
