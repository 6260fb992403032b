/** Bytes in UTF-8: the service takes no more, since its way of hashing reads no further. */
const maximumPasswordBytes = 72

/** Whether a password has more bytes than the service takes; a letter with an accent has two, an emoji four or more. */
export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > maximumPasswordBytes
}

/** Kinds of letters of which a project may want one each. */
export const passwordLetters = ['lower', 'upper', 'letter', 'digit', 'symbol'] as const

export type PasswordRule = {
  readonly minimumLength: number | null
  readonly letters: readonly (typeof passwordLetters)[number][]
}
