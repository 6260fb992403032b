import type { SearchResult } from 'minisearch'
import type { Slot } from './query-plan.ts'
import { namingFields } from './searchable.ts'

/** Where a word stands, from most to least telling. */
const inTitle = 0
const inShortField = 1
const inCategory = 2
const inDescription = 3
const notThere = 4
/** Fewer letters begin too many words to tell a kind. */
const shortestBeginning = 3

/** A product that was found. */
export type Hit = {
  readonly id: string
  /** 0 has every word in its title, 1 in title, variants or subtitle, 2 some only in its category, 3 in its description. */
  readonly tier: number
  /** 2: its title begins with a word as typed, and so names a thing of that kind; 1: with a synonym or a half word. */
  readonly kind: number
  /** How many of the things asked for it has not. */
  readonly missing: number
  readonly score: number
}

type Asked = { readonly slots: readonly Slot[]; readonly firstWord: string }

/** It is named by none of the words, and has some of them only where words stand for many things. */
export function isAside({ tier, kind }: Hit): boolean {
  return tier > inShortField && kind === 0
}

/** How well a product answers; `firstWord` is the first stem of its title. */
export function hitOf({ id, score, match }: SearchResult, { slots, firstWord }: Asked): Hit {
  const tiers = slots.map((slot) => tierOf(slot, match))
  return {
    id,
    tier: Math.max(...tiers),
    kind: Math.max(...slots.map((slot) => kindOf(slot, firstWord))),
    missing: tiers.filter((tier) => tier === notThere).length,
    score,
  }
}

function kindOf({ phrases: [typed, ...others], begun, prefix }: Slot, first: string): number {
  if (typed?.[0] === first) return 2
  if (prefix !== null && prefix.length >= shortestBeginning && first.startsWith(prefix)) return 1
  const isOtherName = (phrase: readonly string[]) => phrase[0] === first
  return others.some(isOtherName) || begun.some(isOtherName) ? 1 : 0
}

function depthOf(fields: readonly string[] | undefined): number {
  if (fields === undefined) return notThere
  if (fields.includes('title')) return inTitle
  if (fields.some((field) => namingFields.some((naming) => naming === field))) return inShortField
  return fields.includes('category') ? inCategory : inDescription
}

/** Where the slot stands; what it may only be the beginning of is never as good as a title. */
function tierOf({ phrases, begun, prefix }: Slot, match: SearchResult['match']): number {
  const depthOfPhrase = (phrase: readonly string[]) => Math.max(...phrase.map((stem) => depthOf(match[stem])))
  let tier = notThere
  for (const phrase of phrases) tier = Math.min(tier, depthOfPhrase(phrase))
  for (const phrase of begun) tier = Math.min(tier, Math.max(inShortField, depthOfPhrase(phrase)))
  if (prefix === null || tier === inTitle) return tier
  for (const [term, fields] of Object.entries(match)) {
    if (term.startsWith(prefix)) tier = Math.min(tier, depthOf(fields))
  }
  return tier
}
