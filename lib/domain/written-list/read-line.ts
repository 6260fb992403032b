import { spellTies } from '../text.ts'
import { withoutDone } from './done-lines.ts'
import { withPlainNumbers } from './plain-numbers.ts'
import { isMost, readAmount } from './read-amount.ts'
import { readRemarks } from './read-remarks.ts'
import type { WrittenThing } from './written-line.ts'

const hasLetters = (text: string) => /\p{L}/u.test(text)

function plainName(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}%&'’+./,-]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[^\p{L}\p{N}\s]+|[^\p{L}\p{N}\s%]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:d[eoa]s?\s+)+/i, '')
    .replace(/(?:\s+(?:de|com|e))+$/i, '')
}

const largeNumber = /\d[\d.,]*\d(?:\s*(?:kgs?|k|quilos?|kilos?|g|ml|l|litros?)(?![\p{L}\d]))?/iu

const isOnlyAmount = (text: string): boolean => {
  const { amount, rest } = readAmount(withPlainNumbers(text))
  return (amount.count !== null || amount.size !== null) && !hasLetters(rest)
}

/** Reads one thing: what it is, how much of it, and what is remarked. `text` has no bullets and no signs of formatting. */
export function readThing(text: string): WrittenThing {
  // A number on a pack is a name; any other is an amount.
  const said = spellTies(text).replace(/(?<![\p{L}\d.,-])\d{8,14}(?![\p{L}\d.,-])/u, 'ean$&')
  const wanted = withoutDone(said)
  const { text: asked, remarks } = readRemarks(wanted, isOnlyAmount)
  const { amount, rest } = readAmount(asked)
  const name = plainName(rest)
  const note = [...(isMost(amount) ? [largeNumber.exec(asked)?.[0] ?? ''] : []), ...remarks]
  return {
    written: text,
    name: hasLetters(name) ? name.replace(/(?<!\p{L})ean\s?(?=\d{8})/iu, '') : '',
    amount,
    note: note.filter((each) => each !== '').join(', ') || null,
    isDone: wanted !== said,
  }
}

/** Detects a text that names a product, beyond its amount and preparation. */
export const namesThing = (text: string): boolean => readThing(text).name !== ''

const hasAmount = ({ amount }: WrittenThing) => amount.count !== null || amount.size !== null
/** Not the comma of '1,5 l'. */
const between = /\s*(?:;|,(?!\d)|\s\+\s|(?<!\s[csp])\s\/\s)\s*/iu
/** Fewer things without amounts may be one thing and a word about it: 'queijo, fatiado'. */
const enumerated = 3
/** The same where all that ties them is 'e': of fewer the catalogue decides, and each costs time. */
const joined = 5

export type SplitLine = {
  readonly things: readonly string[]
  readonly isSafe: boolean
}

/** The things that a line may name, one at least. What only says how much or how stays with the thing before it. */
export function splitLine(text: string): SplitLine {
  const listed = joinAsides(text.split(between))
  const last = listed.at(-1) ?? ''
  const ended = listed.length > 1 || hasAnd(last) ? joinAsides(last.split(/\s+e\s+/iu), ' e ') : [last]
  const things = [...listed.slice(0, -1), ...ended]
  if (things.length < 2) return { things: [text], isSafe: true }
  const everyHasAmount = things.every((thing) => hasAmount(readThing(thing)))
  if (!everyHasAmount && !things.every(isShort)) return { things: [text], isSafe: true }
  const isEnumeration = things.length >= (listed.length > 1 ? enumerated : joined)
  return { things, isSafe: everyHasAmount || isEnumeration || /\s\/\s/.test(text) }
}

const hasAnd = (text: string) => /\s+e\s+/iu.test(text)
const isShort = (text: string) => text.split(' ').length <= 5

function joinAsides(parts: readonly string[], joint = ', '): readonly string[] {
  const whole: string[] = []
  for (const part of parts.map((each) => each.trim()).filter((each) => each !== '')) {
    const before = whole.at(-1)
    if (before === undefined || (namesThing(part) && namesThing(before))) whole.push(part)
    else whole[whole.length - 1] = `${before}${joint}${part}`
  }
  return whole
}
