import { failure, type Result, success } from '../domain/result.ts'
import { stemsOf } from './words.ts'

/** What an operator's file says, and its lines that say nothing of use. */
export type OperatorWords = {
  /** Words that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** A general word, and what goes by it. */
  readonly general: readonly (readonly string[])[]
  /** What says nothing in a query. */
  readonly ignored: readonly string[]
  readonly wrongLines: readonly { readonly line: number; readonly reason: string }[]
}

/** The most that a file may say: more than a market needs, and so little that no query waits for it. */
export const operatorWordsLimits = {
  bytes: 64_000,
  lines: 1000,
  terms: 20,
  words: 6,
  characters: 60,
} as const

type Line = { readonly kind: 'synonyms' | 'general' | 'ignored'; readonly terms: readonly string[] }

const ignoring = /^ignorar\s*:/i
/** Not the one of a number: `água 1,5 l`. */
const comma = /,(?!\d)/

/**
 * Reads a file of words, one rule a line: `a = b = c` mean the same; who looks for `a > b, c` finds those too;
 * `ignorar: a, b` are left out of queries. What follows a `#` is a remark.
 */
export function parseOperatorWords(text: string): OperatorWords {
  const words = {
    synonyms: [] as (readonly string[])[],
    general: [] as (readonly string[])[],
    ignored: [] as string[],
    wrongLines: [] as { line: number; reason: string }[],
  }
  const lines = text.split(/\r\n|\r|\n/)
  const wrong = (line: number, reason: string) => void words.wrongLines.push({ line, reason })
  for (const [index, written] of lines.slice(0, operatorWordsLimits.lines).entries()) {
    const said = written.replace(/#.*/, '').trim()
    if (said === '') continue
    const parsed = parseLine(said)
    if (!parsed.ok) wrong(index + 1, parsed.error)
    else if (parsed.value.kind === 'ignored') words.ignored.push(...parsed.value.terms)
    else words[parsed.value.kind].push(parsed.value.terms)
  }
  if (lines.slice(operatorWordsLimits.lines).some((line) => line.trim() !== '')) {
    wrong(operatorWordsLimits.lines + 1, `only the first ${operatorWordsLimits.lines} lines are read`)
  }
  return words
}

function parseLine(line: string): Result<Line, string> {
  if (ignoring.test(line)) {
    return checkedTerms('ignored', line.replace(ignoring, '').split(comma), 1)
  }
  const [general = '', kinds, ...more] = line.split('>')
  if (kinds !== undefined) {
    if (more.length > 0 || line.includes('=')) return failure('it has another = or > besides the first >')
    if (general.trim() === '') return failure('nothing stands before the >')
    return checkedTerms('general', [general, ...kinds.split(comma)], 2)
  }
  if (!line.includes('=')) return failure('it has no =, no > and no "ignorar:"')
  if (comma.test(line)) return failure('it has a comma; words that mean the same stand between signs of =')
  return checkedTerms('synonyms', line.split('='), 2)
}

/** Without what is empty and what stands there twice. */
function checkedTerms(kind: Line['kind'], written: readonly string[], atLeast: number): Result<Line, string> {
  const terms = new Map<string, string>()
  for (const term of written.map((text) => text.trim()).filter((text) => text !== '')) {
    const stems = stemsOf(term)
    const { characters, words } = operatorWordsLimits
    const shown = JSON.stringify(term.slice(0, characters))
    if (term.length > characters || stems.length > words) return failure(`${shown} is too long`)
    if (stems.length === 0) return failure(`${shown} has no word that is looked for`)
    const key = stems.join(' ')
    if (!terms.has(key)) terms.set(key, term)
  }
  if (terms.size > operatorWordsLimits.terms)
    return failure(`it has more than ${operatorWordsLimits.terms} words`)
  if (terms.size < atLeast)
    return failure(atLeast === 1 ? 'it names no word' : 'it names fewer than two words')
  return success({ kind, terms: [...terms.values()] })
}
