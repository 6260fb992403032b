/** Bytes in UTF-8; the account service's hash reads no further. */
const maximumPasswordBytes = 72

/** Counts bytes: an accented letter has two, an emoji four or more. */
export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > maximumPasswordBytes
}

export const passwordLetters = ['lower', 'upper', 'letter', 'digit', 'symbol'] as const

export type PasswordRule = {
  readonly minimumLength: number | null
  readonly letters: readonly (typeof passwordLetters)[number][]
}
