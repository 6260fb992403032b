import { isCrossedOff, isTicked, saysDone } from './done-lines.ts'
import { namesThing, readThing, splitLine } from './read-line.ts'
import { isGreeting, withoutGreeting } from './read-remarks.ts'
import type { WrittenLine, WrittenThing } from './written-line.ts'

const invisible = /(?:\p{Cc}|\p{Cf}|\p{Variation_Selector})+/gu
/** A digit in a box: what stands in front of a line like a number. */
const keycap = /([0-9])\uFE0F?\u20E3/gu
const pictures = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3)+/gu

const date = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?`
const stamp = String.raw`(?:${date},?\s+(?:às\s+)?${time}|${time},?\s+${date}|${time})`
/** '[10:32, 24/11/2026] Ana: ' and '24/11/2026 10:32 - Ana: ', as messengers copy and export. */
const prefix = new RegExp(
  String.raw`^\s*(?:\[${stamp}\]|${stamp}\s+[-–—])\s*(?:([^:]{1,60}):(?:\s|$))?`,
  'iu',
)

const placeholder = new RegExp(
  [
    '<[^<>]*>',
    String.raw`(?:(?:esta|essa|sua)\s+)?mensagem\s+(?:foi\s+)?(?:apagada|editada)`,
    String.raw`voc[eê]\s+apagou\s+(?:esta|essa|uma)\s+mensagem`,
    String.raw`(?:imagem|foto|v[ií]deo|[aá]udio|figurinha|gif|documento|contato|cart[aã]o do contato|m[ií]dia|arquivo)(?:\s+de\s+\p{L}+)?\s+(?:n[aã]o\s+)?(?:ocult|omitid|inclu[ií]d|apagad)(?:ad)?[oa]`,
    String.raw`\S+\.\p{L}[\p{L}\d]{2,3}\s+\(arquivo anexado\)`,
    String.raw`(?:chamada|liga[cç][aã]o)\s+(?:de\s+\p{L}+\s+)?perdida`,
  ]
    .map((each) => String.raw`^\s*${each}[\s.]*$`)
    .join('|'),
  'iu',
)
const link = /(?<!\S)(?:https?:\/\/|www\.)\S+/giu

/** A line of a conversation as it was written; null for what the messenger itself said. */
function messageOf(line: string): string | null {
  const plain = line.normalize('NFC').replace(keycap, '$1) ').replace(invisible, ' ')
  const found = prefix.exec(plain)
  const said = found ? plain.slice(found[0].length) : plain
  if (found && found[1] === undefined) return null
  return placeholder.test(said) ? null : said.replace(link, ' ').replace(/\s+/g, ' ').trim()
}

const bullet = /^(?:[\s\p{So}\p{Sm}•·‣◦*>»–—-]|[[(](?:ok|[ xv✓✔]?\s?)[\])])+/iu
/** Signs that make a word bold, italic, struck out or monospaced. */
const emphasis = /(?<![\p{L}\p{N}])[*_~`]+(?=\S)|(?<=\S)[*_~`]+(?![\p{L}\p{N}])/gu

function withoutMarks(text: string): string {
  return text
    .replace(/[\u0335-\u0338]/gu, '')
    .replace(pictures, ' ')
    .replace(emphasis, ' ')
    .replace(bullet, '')
    .replace(/[\s.;,]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const isBold = (text: string): boolean => /^[^\p{L}\p{N}*]*\*[^*]+\*[^\p{L}\p{N}*]*$/u.test(text)

const isWritten = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

type Numbered = { readonly number: number; readonly rest: string; readonly isCertain: boolean }

const numbering = /^(\d{1,3})\s*(?:[)ºª]|\.(?!\d)|[-–—](?!\d))[\s.-]*(\S.*)$/u

/** '1) arroz', '1. arroz' and, which may be an amount, '2 - leite'; null for a line without a number of its own. */
function numberedOf(text: string): Numbered | null {
  const [, number, rest] = numbering.exec(text) ?? []
  if (number === undefined || rest === undefined || !isWritten(rest)) return null
  return { number: Number(number), rest, isCertain: !/^\d+\s*[-–—]/.test(text) }
}

/** The most that is read of a list; what is left out is said. */
export const writtenListLimits = { lines: 100, characters: 200 } as const

export type WrittenList = {
  readonly lines: readonly WrittenLine[]
  /** What was not read, as written: lines past the hundredth, and of a line what stands past 200 characters. */
  readonly unread: readonly string[]
}

type Row = Pick<Place, 'isBold' | 'isDone'> & {
  readonly text: string
  readonly isTicked: boolean
  readonly numbered: Numbered | null
}

/** Reads a list as people send it; any text gives one, possibly empty. */
export function readWrittenList(text: string): WrittenList {
  const unread: string[] = []
  const rows = text.split(/[\n\r\v\f\u0085\u2028\u2029]+/u).flatMap((line): Row[] => {
    const said = messageOf(line)
    if (said === null || !isWritten(said)) return []
    const [read, rest] = cutAt(said, writtenListLimits.characters)
    if (rest !== '') unread.push(rest)
    const plain = withoutMarks(read)
    const marks = { isBold: isBold(read), isDone: isCrossedOff(read), isTicked: isTicked(read) }
    return isWritten(plain) ? [{ text: plain, ...marks, numbered: numberedOf(plain) }] : []
  })
  const isThing = ({ text, isBold }: Row) => !isBold && !isGreeting(text) && headingOf(text)[1] !== ''
  const areTicks = rows.some((row) => !row.isTicked && isThing(row))
  const lines: WrittenLine[] = []
  let heading: string | null = null
  let areDone = false
  for (const { text: said, isBold, ...marks } of withoutNumbers(rows)) {
    if (isGreeting(said)) continue
    const [title, rest] = headingOf(withoutGreeting(said))
    heading = title ?? heading
    if (title !== null || /^(?:falt|precis)/iu.test(rest)) areDone = rest === '' && saysDone(`${title}`)
    if (rest === '') continue
    const isDone =
      marks.isDone || (areTicks && marks.isTicked) || areDone || saysDone(title ?? '') || saysDone(rest)
    const found = linesOf(rest, { heading, isBold, isDone, isListed: title !== null })
    const free = writtenListLimits.lines - lines.length
    lines.push(...found.slice(0, free))
    unread.push(...found.slice(free).map(({ written }) => written))
  }
  return { lines, unread }
}

type Place = {
  readonly heading: string | null
  readonly isBold: boolean
  readonly isDone: boolean
  readonly isListed: boolean
}

function linesOf(text: string, { heading, isBold, isDone, isListed }: Place): readonly WrittenLine[] {
  const { things, isSafe } = splitLine(text)
  const read = (each: string): WrittenThing => {
    const thing = readThing(each)
    return { ...thing, isDone: isDone || thing.isDone }
  }
  const line = (each: string) => ({ ...read(each), heading, mayBeHeading: isBold, parts: [] })
  if (isSafe || isListed) return things.map(line)
  return [{ ...line(text), parts: things.map(read) }]
}

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
  return isListed ? [title.trim(), rest] : [null, text]
}
