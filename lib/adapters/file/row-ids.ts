import { hash } from 'node:crypto'
import { type VariantId, variantIdSchema } from '../../domain/identifiers.ts'
import { slugify } from '../../domain/text.ts'
import { fileLimits as limits } from './limits.ts'

const longestVariant = 23

const lettersOf = (name: string) =>
  slugify(name)
    .replace(/[^0-9a-z-]/g, '')
    .replace(/^-+|-+$/g, '')

/** An id of the letters that ids may have, made of a name. */
export const idOfName = (name: string) => lettersOf(name).slice(0, limits.id).replace(/-+$/, '')

type NamedRow = {
  readonly id: string
  readonly hasOwnId: boolean
  readonly name: string
  readonly variant: string | null
}

type Named = {
  /** Within which names are to differ. */
  readonly scope: string
  readonly letters: string
}

/** The first letters of each name; where another one begins with all of them, fewer and a digest of the whole. */
function createShortener(all: readonly Named[], length: number): (one: Named) => string {
  const beginningOf = ({ scope, letters }: Named) => `${scope} ${letters.slice(0, length)}`
  const known = new Map<string, string>()
  const shared = new Set<string>()
  for (const one of all) {
    const beginning = beginningOf(one)
    if ((known.get(beginning) ?? one.letters) !== one.letters) shared.add(beginning)
    known.set(beginning, one.letters)
  }
  return (one) => {
    if (!shared.has(beginningOf(one))) return one.letters.slice(0, length)
    const digest = `-${hash('sha256', one.letters).slice(0, 8)}`
    return `${one.letters.slice(0, length - digest.length)}${digest}`
  }
}

/** The ids of categories, which differ as their whole titles do; empty where a title has no letters of ids. */
export function categoryIdsOf(titles: readonly string[]): (title: string) => string {
  const namedOf = (title: string) => ({ scope: '', letters: lettersOf(title) })
  const shorten = createShortener(titles.map(namedOf), limits.id)
  return (title) => shorten(namedOf(title)).replace(/-+$/, '')
}

/** Rows without a code of their own by the ids of their names, which differ as those do. */
export function withNameIds<Row extends NamedRow>(rows: readonly Row[]): readonly Row[] {
  const namedOf = ({ name }: NamedRow) => ({ scope: '', letters: lettersOf(name) })
  const shorten = createShortener(rows.filter(({ hasOwnId }) => !hasOwnId).map(namedOf), limits.id)
  return rows.map((row) => (row.hasOwnId ? row : { ...row, id: shorten(namedOf(row)).replace(/-+$/, '') }))
}

export function variantIdsOf(rows: readonly NamedRow[]): (row: NamedRow) => VariantId {
  const namedOf = ({ id: scope, variant }: NamedRow) => ({ scope, letters: lettersOf(variant ?? '') })
  const shorten = createShortener(rows.map(namedOf), longestVariant)
  return (row) => {
    const name = shorten(namedOf(row))
    return variantIdSchema.parse(name === '' ? row.id : `${row.id}_${name}`)
  }
}
