import { slugify } from '../../domain/text.ts'
import type { WrittenLine, WrittenThing } from '../../domain/written-list/written-line.ts'
import { nameTiers } from '../../search/name-tiers.ts'
import type { Source } from '../../search/search-catalog.ts'
import { forEachYielding } from '../../server/timing.ts'
import { type Likelihood, type MatchedThing, matchThing } from './match-line.ts'

export type MatchedLine = MatchedThing & {
  readonly thing: WrittenThing
  readonly heading: string | null
}

/**
 * The products that the lines of a list mean, in their order. A line that turns out to name several things becomes several;
 * one that only names a category, or is written like a heading, becomes the heading of those behind it.
 */
export async function matchList(
  source: Source,
  lines: readonly WrittenLine[],
  likelihood: Likelihood,
): Promise<readonly MatchedLine[]> {
  const matched: MatchedLine[] = []
  let own: { readonly title: string; readonly under: string | null } | null = null
  await forEachYielding(lines, (line) => {
    const found = matchThings(source, line, likelihood)
    if (isHeading(source, line, found)) {
      own = { title: line.name, under: line.heading }
      return
    }
    const heading = own?.under === line.heading ? (own?.title ?? null) : line.heading
    matched.push(...found.map((each) => ({ ...each, heading })))
  })
  return matched
}

type Found = MatchedThing & { readonly thing: WrittenThing }

function matchThings(source: Source, line: WrittenLine, likelihood: Likelihood): readonly Found[] {
  const match = (thing: WrittenThing): Found => ({ thing, ...matchThing(source, thing, likelihood) })
  const whole = match(line)
  const isWhole = whole.leftOut === null && (whole.tier >= nameTiers.kind || whole.tier === nameTiers.beside)
  if (line.parts.length < 2 || isWhole) return [whole]
  const parts = line.parts.map(match)
  return parts.every(({ tier, leftOut }) => tier >= nameTiers.kind && leftOut === null) ? parts : [whole]
}

/** 'Padaria', with no colon, or '*Feira*': no thing, where nothing of that name is sold. */
function isHeading({ catalog }: Source, line: WrittenLine, [found]: readonly Found[]): boolean {
  const { name, amount, mayBeHeading } = line
  const tier = found?.tier ?? -1
  if (amount.count !== null || amount.size !== null || tier >= nameTiers.kind) return false
  if (catalog.categories.some(({ slug }) => slug === slugify(name))) return true
  return mayBeHeading && tier < nameTiers.beside
}
