import type { SearchResult } from 'minisearch'
import type { Slot } from './query-plan.ts'

/** Deeper than any field. */
const notThere = 3

/** A product that was found. */
export type Hit = {
  readonly id: string
  /** 0 has every word in its title, 1 in title, category, variants or subtitle, 2 some only in its description. */
  readonly tier: number
  /** 2: its title begins with a word as typed, and so names a thing of that kind; 1: with a synonym or a half word. */
  readonly kind: number
  /** How many of the things asked for it has not. */
  readonly missing: number
  readonly score: number
}

type Asked = { readonly slots: readonly Slot[]; readonly firstWord: string }

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

function kindOf({ phrases: [typed, ...others], prefix }: Slot, first: string): number {
  if (typed?.[0] === first) return 2
  const isNear = others.some((phrase) => phrase[0] === first) || (prefix !== null && first.startsWith(prefix))
  return isNear ? 1 : 0
}

function depthOf(fields: readonly string[] | undefined): number {
  if (fields === undefined) return notThere
  if (fields.includes('title')) return 0
  return fields.some((field) => field !== 'description') ? 1 : 2
}

/** 0: the slot stands in the title, 1: in another short field, 2: nowhere but in the description. */
function tierOf({ phrases, prefix }: Slot, match: SearchResult['match']): number {
  let tier = notThere
  for (const phrase of phrases) {
    tier = Math.min(tier, Math.max(...phrase.map((stem) => depthOf(match[stem]))))
  }
  if (prefix === null || tier === 0) return tier
  for (const [term, fields] of Object.entries(match)) {
    if (term.startsWith(prefix)) tier = Math.min(tier, depthOf(fields))
  }
  return tier
}
