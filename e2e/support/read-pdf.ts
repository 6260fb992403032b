import zlib from 'node:zlib'

export type PdfPage = {
  /** Millimetres, rounded. */
  readonly width: number
  readonly height: number
  /** All that is written on it, without spaces: where one stands is a matter of places, not of letters. */
  readonly text: string
}

/** From the code of a letter, in hexadecimal digits, to the letter; all codes of a font are equally long. */
type Letters = ReadonlyMap<string, string>

const millimetresPerPoint = 25.4 / 72

/**
 * The pages of a PDF as Chromium writes it: objects in the open, contents and tables of letters packed with deflate. A
 * letter is a code of one of its fonts, and the font's table (ToUnicode) says which letter that is.
 */
export function readPdf(file: Buffer): readonly PdfPage[] {
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\b(.*?)endobj/gs))
    objects.set(id, body)
  const bodyOf = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const fonts = new Map<string, Letters>()
  for (const body of objects.values()) {
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(id)) ?? []
      fonts.set(name, readLetters(contentOf(bodyOf(table))))
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body))
  return pages.map((page) => {
    const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
    const [, contents = ''] = /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page) ?? []
    const parts = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id]) => contentOf(bodyOf(id)))
    return {
      width: Math.round(Number(width) * millimetresPerPoint),
      height: Math.round(Number(height) * millimetresPerPoint),
      text: textOf(parts.join('\n'), fonts),
    }
  })
}

function contentOf(body: string): string {
  const [, packed = ''] = /stream\r?\n(.*)endstream/s.exec(body) ?? []
  if (packed === '') return ''
  if (!body.includes('/FlateDecode')) return packed
  return zlib.inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

function readLetters(table: string): Letters {
  const letters = new Map<string, string>()
  const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, list = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, from = '', to = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(from.toUpperCase(), decode(to))
  for (const [, list = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last = '', to = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = Number.parseInt(first, 16)
      for (let code = start; code <= Number.parseInt(last, 16); code += 1) {
        const letter = String.fromCodePoint(Number.parseInt(to, 16) + code - start)
        letters.set(code.toString(16).padStart(first.length, '0').toUpperCase(), letter)
      }
    }
  return letters
}

/** Fonts and strings are all that is read; where they are drawn is not. */
const drawn = /\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>|\(((?:\\.|[^\\()])*)\)/gs

function textOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, hex, plain] of content.matchAll(drawn)) {
    if (font !== undefined) {
      letters = fonts.get(font) ?? new Map()
      continue
    }
    const codes = (hex ?? Buffer.from(unescaped(plain ?? ''), 'latin1').toString('hex')).toUpperCase()
    const [example = '00'] = letters.keys()
    for (let at = 0; at < codes.length; at += example.length)
      text += letters.get(codes.slice(at, at + example.length)) ?? ''
  }
  return text.replace(/\s+/g, '')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** What a string between round brackets says: `\(`, `\n`, `\351`. */
function unescaped(text: string): string {
  return text.replace(/\\(?:([0-7]{1,3})|(.))/gs, (_all, octal: string | undefined, letter: string) =>
    octal === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
  )
}
