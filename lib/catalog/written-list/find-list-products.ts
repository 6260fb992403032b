import 'server-only'
import { soldItem } from '../../copy/unit-price.ts'
import type { ProductId } from '../../domain/identifiers.ts'
import { slugify } from '../../domain/text.ts'
import type { FoundLine, FoundList, ListOffer } from '../../domain/written-list/found-list.ts'
import { readWrittenList, writtenListLimits } from '../../domain/written-list/read-list.ts'
import type { WrittenLine, WrittenThing } from '../../domain/written-list/written-line.ts'
import { nameTiers } from '../../search/name-tiers.ts'
import type { Source } from '../../search/search-catalog.ts'
import { forEachYielding } from '../../server/timing.ts'
import { filledProduct } from '../filled-products.ts'
import { searchSource } from '../search-products.ts'
import { type Likelihood, type MatchedThing, matchThing } from './match-line.ts'
import type { Offer, Sold } from './offers.ts'

export type MatchedLine = MatchedThing & {
  readonly thing: WrittenThing
  readonly heading: string | null
}

/** Finds the products that lines mean; a line may become several, or the heading of those behind it. */
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

export type ListReader = {
  readonly bought: readonly ProductId[]
  /** How often the market sold each variant of late. What it throws counts as nothing sold. */
  readonly findSold: () => Promise<Sold>
}

/** Reads a list as people send it, and finds what its lines mean. Throws while no catalogue was ever read. */
export async function findListProducts(text: string, { bought, findSold }: ListReader): Promise<FoundList> {
  const { lines, unread } = readWrittenList(text)
  const [source, sold] = await Promise.all([searchSource(), findSold().catch((): Sold => new Map())])
  const matched = await matchList(source, lines, { bought: new Set(bought), sold })
  const tooMany = matched.slice(writtenListLimits.lines).map(({ thing }) => thing.written)
  return {
    lines: matched.slice(0, writtenListLimits.lines).map(toFoundLine),
    unread: [...tooMany, ...unread],
  }
}

function toFoundLine({ thing, heading, choice, others, soldOut }: MatchedLine): FoundLine {
  const { written, name, isDone } = thing
  return {
    ...{ written, name, heading, isDone },
    choice: choice && !isDone ? toListOffer(choice) : null,
    others: [...(choice && isDone ? [choice] : []), ...others].map(toListOffer),
    soldOut: soldOut && toListOffer(soldOut).item,
  }
}

function toListOffer({ product, variant, quantity, facts, note }: Offer): ListOffer {
  return { item: soldItem(filledProduct(product), variant), quantity, facts, note }
}
