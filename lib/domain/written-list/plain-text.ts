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

/** What a messenger says in place of what is gone or was no text, and of files. */
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
export function messageOf(line: string): string | null {
  const plain = line.normalize('NFC').replace(keycap, '$1) ').replace(invisible, ' ')
  const found = prefix.exec(plain)
  const said = found ? plain.slice(found[0].length) : plain
  if (found && found[1] === undefined) return null
  return placeholder.test(said) ? null : said.replace(link, ' ').replace(/\s+/g, ' ').trim()
}

const bullet = /^(?:[\s\p{So}\p{Sm}•·‣◦*>»–—-]|\[[ xX]?\]|\([ xX]?\))+/u
/** Signs that make a word bold, italic, struck out or monospaced. */
const emphasis = /(?<![\p{L}\p{N}])[*_~`]+(?=\S)|(?<=\S)[*_~`]+(?![\p{L}\p{N}])/gu

/** Without bullets, check marks, pictures and the signs of formatting. */
export function withoutMarks(text: string): string {
  return text
    .replace(pictures, ' ')
    .replace(emphasis, ' ')
    .replace(bullet, '')
    .replace(/[\s.;,]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export const isBold = (text: string): boolean => /^[^\p{L}\p{N}*]*\*[^*]+\*[^\p{L}\p{N}*]*$/u.test(text)

/** Whether anything in it can be read. */
export const isWritten = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export type Numbered = { readonly number: number; readonly rest: string; readonly isCertain: boolean }

const numbering = /^(\d{1,3})\s*(?:[)ºª]|\.(?!\d)|[-–—](?!\d))[\s.-]*(\S.*)$/u

/** '1) arroz', '1. arroz' and, which may be an amount, '2 - leite'; null for a line without a number of its own. */
export function numberedOf(text: string): Numbered | null {
  const [, number, rest] = numbering.exec(text) ?? []
  if (number === undefined || rest === undefined || !isWritten(rest)) return null
  return { number: Number(number), rest, isCertain: !/^\d+\s*[-–—]/.test(text) }
}
