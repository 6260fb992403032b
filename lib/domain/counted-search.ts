import { foldText } from './text.ts'

/** So often a search has to be asked before anyone reads it: what only one person would ask stays unread. */
export const leastAsked = 3

/** Longer ones name no product, and may say anything. */
const maximumWords = 6
const maximumLength = 50

/**
 * What is counted of a search: its words in lower case, without those that have a digit or belong to an address (a number
 * of a house, a telephone or a person is no one's business here), and the same without accents, by which they are counted.
 * Null where no word is left, or where they are more than name a product.
 */
export function countedSearch(query: string): { readonly key: string; readonly words: string } | null {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !/[\p{N}@:]|\.\p{L}/u.test(word))
  const text = words.join(' ')
  if (words.length === 0 || words.length > maximumWords || text.length > maximumLength) return null
  return { key: foldText(text), words: text }
}
