import { anyPack, dozen, massOrVolume, piece } from './units.ts'

const fractions: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75', '⅓': '333', '⅔': '667' }

const words: Readonly<Record<string, number>> = {
  ...{ um: 1, uma: 1, dois: 2, duas: 2, tres: 3, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8 },
  ...{ nove: 9, dez: 10, onze: 11, doze: 12, quinze: 15, vinte: 20, trinta: 30 },
}

const unit = `(?:${massOrVolume}|${dozen})`
const ends = String.raw`(?![\p{L}\d])`

const spoken = Object.keys(words).join('|')
const atStart = new RegExp(String.raw`^(?:uns|umas)?\s*(${spoken})\s+(?=\p{L})`, 'iu')
const beforeUnit = new RegExp(
  String.raw`(?<![\p{L}\d])(${spoken})\s+(?=(?:${unit}|${anyPack}|${piece})${ends})`,
  'giu',
)
const half = new RegExp(String.raw`(?<![\p{L}\d])mei[oa]\s+(?=${unit}${ends})`, 'giu')
const andHalf = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\d+)\s*)?(${unit})\s+e\s+mei[oa]${ends}|(?<![\p{L}\d])(\d+)\s+e\s+mei[oa]\s+(${unit})${ends}`,
  'giu',
)
const kilosAndGrams = new RegExp(
  String.raw`(?<![\p{L}\d,.])(\d{1,2})\s*(?:kgs?|quilos?|kilos?)\s+e\s+(\d{3})\s*(?:grs?|gramas?|g)?${ends}`,
  'giu',
)
const digitsOf = (word: string) => `${words[word.toLowerCase()] ?? 1}`

/** A text whose amounts are written in digits: 'um quilo e meio' becomes '1,5 quilo', '½ kg' '0,5 kg'. */
export function withPlainNumbers(text: string): string {
  return text
    .replace(/(?:(\d+)\s*)?([½¼¾⅓⅔])\s*/g, (_, whole: string | undefined, sign: string) => {
      return `${whole ?? 0},${fractions[sign]} `
    })
    .replace(/(?<![\d/.,])(?:(\d{1,2})\s+)?([1-7])\/([2348])(?![\d/])/g, (_, whole, over, under) => {
      const part = Math.round((Number(over) / Number(under)) * 1000)
      const thousandths = Number(whole ?? 0) * 1000 + part
      return `${Math.floor(thousandths / 1000)},${
        String(thousandths % 1000)
          .padStart(3, '0')
          .replace(/0+$/, '') || 0
      }`
    })
    .replace(/^(?:uns|umas)\s+(?=\d)/iu, '')
    .replace(atStart, (_, word: string) => `${digitsOf(word)} `)
    .replace(beforeUnit, (_, word: string) => `${digitsOf(word)} `)
    .replace(andHalf, (_, one: string | undefined, name, other, named) =>
      other === undefined ? `${one ?? 1},5 ${name}` : `${other},5 ${named}`,
    )
    .replace(half, '0,5 ')
    .replace(kilosAndGrams, (_, kilos: string, grams: string) => `${kilos},${grams} kg`)
}
