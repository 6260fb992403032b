/** Hostile merchant texts of a given length. */
export const hostileTexts: Readonly<Record<string, (characters: number) => string>> = {
  'open links': repeated('<a '),
  'nested divisions': repeated('<div>'),
  'nested letters': repeated('<b>x'),
  'nested lists': repeated('<ul><li>'),
  'nested tables': repeated('<table><tr><td>'),
  'nested unknown elements': repeated('<x>'),
  'closing tags only': repeated('</p>'),
  'open breaks': repeated('<br '),
  'open comments': repeated('<!--'),
  'open sections': repeated('<![CDATA['),
  'open scripts': repeated('<script>'),
  'angle brackets': repeated('<'),
  ampersands: repeated('&'),
  'long entities': repeated('&aaaaaaaaaaaaaaaaaaaa'),
  entities: repeated('&lt;'),
  attributes: (characters) => `<a ${numbered(characters)}>x</a>`,
  'one long attribute': (characters) => `<a href="${'x'.repeat(characters)}">y</a>`,
  'comments in an address': (characters) => `<a href="${'<!--'.repeat(characters / 4)}">y</a>`,
  'white space': (characters) => `<p>${' '.repeat(characters)}x`,
  'white space in plain text': (characters) => `x${' '.repeat(characters)}x`,
  'lines in plain text': (characters) => `x${'\n '.repeat(characters / 2)}x`,
  digits: repeated('1'),
  measures: repeated('1 kg '),
  'measures far apart': repeated(`${' '.repeat(50)}1 g`),
  'number and space': (characters) => `1${' '.repeat(characters)}kg`,
  accents: repeated('a\u0301\u0316'),
}

function repeated(part: string) {
  return (characters: number) => part.repeat(Math.ceil(characters / part.length))
}

function numbered(characters: number): string {
  return Array.from({ length: characters / 8 }, (_, index) => `a${index}=1`).join(' ')
}
