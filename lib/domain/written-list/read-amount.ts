import { parseMeasure } from '../measure.ts'
import { anyPack, dozen, massOrVolume, packs, piece } from './units.ts'
import type { WrittenAmount, WrittenSize } from './written-line.ts'

/** The most that one line can ask for: what a cart takes of pieces, and ten times what one carries home. */
const most = { count: 999, size: 100_000 } as const
/** Digits; a number of more is none of an amount. */
const longestNumber = 6

const number = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`
const starts = String.raw`(?<![\p{L}\d.,/-])`
const ends = String.raw`(?![\p{L}\d])`
const anySize = new RegExp(
  String.raw`(?:${starts}|(?<=\d\s?[x×]\s?))(${number})\s*(${massOrVolume})\.?${ends}`,
  'iu',
)
const oneSize = /^(quilo|kilo|kg|litro)\s+(?=d[eoa]s?\s)/iu
const dozens = new RegExp(String.raw`(?:${starts}(${number})\s*|(?<!\S))(?:${dozen})\.?${ends}`, 'iu')
const pieces = new RegExp(String.raw`${starts}(\d{1,3})\s*(?:${piece})\.?${ends}`, 'iu')

const packed = new RegExp(String.raw`${starts}(\d{1,3})\s*(${anyPack})\.?${ends}`, 'iu')
/** A bunch, and not a sauce: nothing stands behind it. */
const bunches = new RegExp(String.raw`${starts}(\d{1,3})\s*molhos?$`, 'iu')
const materials = 'vidro|pl[aá]stico|papel[aã]o|madeira|metal|isopor|areia'
const onePack = new RegExp(String.raw`^(${anyPack})\.?\s+(?=d[eoa]s?\s(?!${materials}))`, 'iu')
const unitNames = Object.entries(packs).map(
  ([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, 'iu')] as const,
)

const times = new RegExp(
  [
    String.raw`^(\d{1,3})\s*[x×]\s*(?=[\p{L}\d])`,
    String.raw`(?<=\s)(\d{1,3})\s*[x×]${ends}`,
    String.raw`(?<=\s)[x×]\s*(\d{1,3})${ends}`,
  ].join('|'),
  'iu',
)
/** 'tipo 1', 'com 12': part of a name. */
const ofName = String.raw`(?<!\b(?:tipo|com|n|nr|no|n[uú]mero|fator|fps)[.º]?)`
const alone = new RegExp(
  [
    String.raw`^(${number})(?:\s+(?=\p{L})|\s*$)`,
    String.raw`^(\d{1,3})(?=\p{L}{4})`,
    String.raw`^(\d{1,3})\s*[-–—:]\s*(?=\p{L})`,
    String.raw`${ofName}(?:\s|\s[-–—:=]\s?|[:=]\s?)(\d{1,3})$`,
  ].join('|'),
  'iu',
)

type Found = { readonly value: string; readonly name: string; readonly rest: string }

function take(text: string, pattern: RegExp): Found | null {
  const found = pattern.exec(text)
  if (!found) return null
  const [value = '', name = ''] = found.slice(1).filter((group) => group !== undefined)
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const rest = `${before.replace(/(?:\s(?:de|com|para))+\s*$/i, '')} ${after.replace(/^\s*d[eoa]s?\s/i, '')}`
  return { value, name, rest: rest.replace(/\s+/g, ' ').trim() }
}

function countOf(value: string): number | null {
  const count = Math.ceil(Number(value.replace(',', '.')))
  return isAmount(value) && count >= 1 ? Math.min(most.count, count) : null
}

const isAmount = (value: string) => Number(value.replace(',', '.')) < 10 ** longestNumber

/** Detects an amount that was capped at the maximum, which the shopper has to see. */
export const isMost = ({ count, size }: WrittenAmount) => count === most.count || size?.amount === most.size

/** `1.500 kg` is one and a half to who writes a list. */
function sizeOf(value: string, name: string): WrittenSize | null {
  const isBig = /^(k|q|l)/i.test(name)
  const plain = isBig && /^\d{1,2}\.\d{3}$/.test(value) ? value.replace('.', ',') : value
  const unit = name
    .replace(/^(kg|gr|lt)s$/i, '$1')
    .replace(/^k$/i, 'kg')
    .replace(/^mililitros?$/i, 'ml')
  const measure = parseMeasure(`${plain} ${unit}`)
  if (!measure || measure.kind === 'count') return null
  const amount = Math.round(measure.thousandths / 1000)
  return amount >= 1 ? { kind: measure.kind, amount: Math.min(most.size, amount) } : null
}

const fullNameOf = (name: string) => unitNames.find(([, pattern]) => pattern.test(name))?.[0] ?? null

/** Reads what is asked for in a text whose numbers are digits, and what of the text is left. */
export function readAmount(text: string): { readonly amount: WrittenAmount; readonly rest: string } {
  const sized = take(text, anySize) ?? takeOne(text)
  const size = sized && sizeOf(sized.value, sized.name)
  const unsized = size && sized ? sized.rest : text
  const counted = readCount(unsized)
  if (!size && counted?.grams) {
    return {
      amount: {
        count: null,
        unit: null,
        size: { kind: 'mass', amount: counted.grams },
        ...(counted.isTied ? {} : { orCount: counted.count }),
      },
      rest: counted.rest,
    }
  }
  // 'lata de milho 2'
  const inPack = take(counted?.rest ?? unsized, onePack)
  const unit = counted?.unit ?? (inPack && fullNameOf(inPack.value))
  const rest = inPack?.rest ?? counted?.rest ?? unsized
  return { amount: { count: counted?.count ?? (inPack ? 1 : null), unit, size }, rest }
}

function takeOne(text: string): Found | null {
  const found = take(text, oneSize)
  return found && { ...found, name: found.value, value: '1' }
}

/** '200 de presunto', '200 presunto' and '1,5 de carne', but not '100 pães'. */
function gramsOf(value: string, text: string): number | null {
  if (/^\d+\s+(?!d[eoa]\s)\p{L}+s(?!\p{L})/iu.test(text)) return null
  const grams = value.includes(',') ? Number(value.replace(',', '.')) * 1000 : Number(value)
  return grams >= 100 && grams % 50 === 0 && grams <= most.size ? grams : null
}

type Counted = {
  readonly count: number
  readonly unit: string | null
  readonly grams?: number | null
  readonly isTied?: boolean
  readonly rest: string
}

function readCount(text: string): Counted | null {
  const inDozens = take(text, dozens)
  if (inDozens) {
    const count = countOf(String(12 * Number((inDozens.value || '1').replace(',', '.'))))
    if (count !== null) return { count, unit: 'unidade', rest: inDozens.rest }
  }
  const inBunches = take(text, bunches)
  if (inBunches) return counted(inBunches, 'maço')
  const times = takeTimes(text)
  const inPacks = take(times?.rest ?? text, packed)
  if (inPacks && !times) return counted(inPacks, fullNameOf(inPacks.name))
  if (times) return times
  const inPieces = take(text, pieces)
  if (inPieces) return counted(inPieces, 'unidade')
  const bare = take(text, alone)
  const found = bare && counted(bare, null)
  const isTied = /^[\d.,]+\s+d[eoa]s?\s/i.test(text) || bare?.value.includes(',') === true
  return found && { ...found, grams: gramsOf(bare.value, text), isTied }
}

function takeTimes(text: string): Counted | null {
  const found = take(text, times)
  return found && counted(found, null)
}

function counted({ value, rest }: Found, unit: string | null): Counted | null {
  const count = countOf(value)
  return count === null ? null : { count, unit, rest }
}
