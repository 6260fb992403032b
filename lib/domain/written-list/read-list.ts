import { isBold, isWritten, messageOf, type Numbered, numberedOf, withoutMarks } from './plain-text.ts'
import { namesThing, readThing, splitLine } from './read-line.ts'
import { isGreeting, withoutGreeting } from './read-remarks.ts'
import type { WrittenLine, WrittenThing } from './written-line.ts'

/** The most that is read of a list; what is left out is said. */
export const writtenListLimits = { lines: 100, characters: 200 } as const

export type WrittenList = {
  /** At most 100, in their order. */
  readonly lines: readonly WrittenLine[]
  /** What was not read, as written: lines past the hundredth, and of a line what stands past 200 characters. */
  readonly unread: readonly string[]
}

type Row = { readonly text: string; readonly isBold: boolean; readonly numbered: Numbered | null }

/** Reads a list as people send it; any text gives one, possibly empty. */
export function readWrittenList(text: string): WrittenList {
  const unread: string[] = []
  const rows = text.split(/[\n\r\v\f\u0085\u2028\u2029]+/u).flatMap((line): Row[] => {
    const said = messageOf(line)
    if (said === null || !isWritten(said)) return []
    const [read, rest] = cutAt(said, writtenListLimits.characters)
    if (rest !== '') unread.push(rest)
    const plain = withoutMarks(read)
    return !isWritten(plain) ? [] : [{ text: plain, isBold: isBold(read), numbered: numberedOf(plain) }]
  })
  const lines: WrittenLine[] = []
  let heading: string | null = null
  for (const { text: said, isBold } of withoutNumbers(rows)) {
    if (isGreeting(said)) continue
    const [title, rest] = headingOf(withoutGreeting(said))
    heading = title ?? heading
    if (rest === '') continue
    const found = linesOf(rest, { heading, isBold, isListed: title !== null })
    const free = writtenListLimits.lines - lines.length
    lines.push(...found.slice(0, free))
    unread.push(...found.slice(free).map(({ written }) => written))
  }
  return { lines, unread }
}

type Place = { readonly heading: string | null; readonly isBold: boolean; readonly isListed: boolean }

function linesOf(text: string, { heading, isBold, isListed }: Place): readonly WrittenLine[] {
  const { things, isSafe } = splitLine(text)
  const line = (thing: WrittenThing) => ({ ...thing, heading, mayBeHeading: isBold, parts: [] })
  if (isSafe || isListed) return things.map((thing) => line(readThing(thing)))
  return [{ ...line(readThing(text)), parts: things.map(readThing) }]
}

/** At the last space before the limit, where there is one. */
function cutAt(text: string, limit: number): readonly [string, string] {
  if (text.length <= limit) return [text, '']
  const space = text.lastIndexOf(' ', limit)
  const end = space > 0 ? space : limit
  return [text.slice(0, end), text.slice(end).trim()]
}

/** '2 - leite' is two of it, unless numbers of lines follow each other there, or it says another number. */
function withoutNumbers(rows: readonly Row[]): readonly Row[] {
  const isNumber = (at: number, number: number) => rows[at]?.numbered?.number === number
  return rows.map((row, at) => {
    const { numbered } = row
    if (!numbered) return row
    const { number, rest, isCertain } = numbered
    const follows = (steps: readonly number[]) => steps.every((step) => isNumber(at + step, number + step))
    const isInRun = follows([1, 2]) || follows([-1, 1]) || follows([-1, -2])
    const isNumbering = isCertain || isInRun || readThing(rest).amount.count !== null
    return isNumbering ? { ...row, text: withoutMarks(rest) } : row
  })
}

/** 'Feira:', also before the things that stand under it. What is no heading comes back whole. */
function headingOf(text: string): readonly [heading: string | null, rest: string] {
  const [, title = '', rest = ''] =
    /^([^\d:]{2,40}):\s*(.*)$|^([^\d:]{2,40})\s+[-–—]$/u.exec(text)?.filter(Boolean) ?? []
  if (title === '' || title.trim().split(' ').length > 4) return [null, text]
  if (rest === '') return [title.trim(), '']
  const isListed = namesThing(rest) && (splitLine(rest).things.length > 1 || /^\d/.test(rest))
  return isListed ? [title.trim(), rest] : [null, `${title.trim()} ${rest}`]
}
