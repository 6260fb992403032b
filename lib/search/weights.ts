/**
 * Where a word of a query may stand in a product, with what it weighs there. `kind` is the first word of the title once
 * more: a `banana` is one by its name, and a `bolo de banana` is not. `general` is what it goes by without saying so, `written`
 * the title as it stands: 'vermelha' is found by 'vermelho', and comes first by itself.
 */
export const fieldWeights = {
  kind: 0.01,
  title: 5,
  written: 1,
  general: 6,
  brand: 4,
  variants: 3,
  subtitle: 3,
  category: 2,
  description: 0.3,
} as const

/** What an exact word weighs 1 of: one that the last word begins, one at a slip, another name of the same thing. */
export const matchWeights = { prefix: 0.4, fuzzy: 0.45, synonym: 0.9 } as const

/** MiniSearch's own, but half as much for the length of a text: a short name is no better one. */
export const bm25 = { k: 1.2, b: 0.5, d: 0.5 } as const

/**
 * What a product weighs for a query of one word, by where that stands: it is the whole title, its first word, any word of
 * it, or what the product goes by. More than fields do: in each of these rows the merchant's order decides.
 */
export const nameWeights = { whole: 4e6, kind: 3e6, title: 2e6, general: 1e6 } as const

/** Of what has only some of the words, products whose first word is one of them weigh so many times more. */
export const kindWeight = 2

/** A product that is sold out stands behind those of its kind, and before things that are only made with it. */
export const soldOutWeight = 0.4

/** Slips that are forgiven, for each letter of a word: one from three letters on, two from eight. */
export const forgivenSlips = 0.2
/** Slips forgiven where nothing was found, for words to try instead. */
export const forgivenSlipsNearby = 0.3
/** What one way to mean another word weighs beside a letter too many, missing or wrong. */
export const correctionWeights = {
  sound: 4,
  soundBegun: 0.5,
  movedLetter: 1.5,
  beginning: 0.2,
  otherFirstLetter: 0.7,
} as const
/** A word that stands in twice as many products weighs so much more. */
export const frequencyWeight = 0.05
/** Corrections of one word that are tried in a query of several. */
export const triedCorrections = 5

export const suggestedProducts = 6
export const suggestedCategories = 3
/** So many of the first products say in which categories to look on. */
export const productsThatVote = 12
