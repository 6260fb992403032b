import { language } from './language.ts'

/** What a shopper types in order to delete the account. */
export const deletionWord = 'EXCLUIR'

export function isDeletionConfirmed(text: string): boolean {
  return text.trim().toLocaleUpperCase(language) === deletionWord
}
