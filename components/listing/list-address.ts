import { parseRefinement, type Refinement, refinementPath } from '@/lib/domain/refinement'

type ListAddress = {
  /** The whole list: `/store`, `/categoria/frutas`. */
  readonly base: string
  readonly refinement: Refinement
}

/** What the address of a list says, as the browser has it; null for any other page. */
export function parseListAddress(pathname: string): ListAddress | null {
  const [, base = '', rest = ''] = /^(\/store|\/categoria\/[^/]+)((?:\/[^/]+)*)$/.exec(pathname) ?? []
  const refinement = parseRefinement(rest.split('/').slice(1))
  return base && refinement ? { base, refinement } : null
}

/** The first page of a list as it is narrowed down. */
export function refinedAddress(base: string, refinement: Refinement): string {
  return `${base}${refinementPath({ ...refinement, page: 1 })}`
}
