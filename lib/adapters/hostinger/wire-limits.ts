/** Bounds what is taken of a merchant's texts and rows (trust S17): longer texts are cut, further rows left out. */
export const wireLimits = {
  /** Characters. */
  title: 200,
  subtitle: 300,
  ribbon: 60,
  optionValue: 120,
  description: 20_000,
  sectionText: 8000,
  /** Longer ones are none. */
  address: 2048,
  key: 200,
  message: 500,
  /** Rows. */
  variants: 250,
  prices: 5,
  pictures: 40,
  options: 20,
  sections: 12,
  customFields: 20,
  memberships: 100,
  collections: 500,
  messages: 20,
} as const

/** How far back (characters) the end of a word, or the beginning of a tag that was cut through, is looked for. */
const wordReach = 60
const tagReach = 2000

const ellipsis = '…'

/** One line of at most `limit` characters, cut behind a word. The work is bounded too, however long the text is. */
export function boundedLine(text: string, limit: number): string {
  const line = text
    .slice(0, 4 * limit)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= limit ? line : `${wholeWords(line.slice(0, limit - 1))}${ellipsis}`
}

/** HTML or plain text of at most `limit` characters, cut through no tag, no entity and no word. */
export function boundedHtml(html: string, limit: number): string {
  if (html.length <= limit) return html
  const cut = html.slice(0, limit - 1)
  return `${wholeWords(withoutOpenEntity(withoutOpenTag(cut)))}${ellipsis}`
}

function withoutOpenTag(html: string): string {
  const start = html.lastIndexOf('<')
  const isTag = html.length - start < tagReach && /^<[a-z/!]/i.test(html.slice(start, start + 2))
  const isOpen = isTag && start > html.lastIndexOf('>')
  return isOpen ? html.slice(0, start) : html
}

function withoutOpenEntity(html: string): string {
  const start = html.lastIndexOf('&')
  return start >= 0 && /^&#?\w{0,32}$/.test(html.slice(start)) ? html.slice(0, start) : html
}

/** Without the word that was cut through, where its beginning is near; never with half an emoji. */
function wholeWords(text: string): string {
  const near = text.slice(-wordReach)
  const end = Math.max(near.lastIndexOf(' '), near.lastIndexOf('\n'), near.lastIndexOf('>') + 1)
  const whole = end > 0 ? text.slice(0, text.length - near.length + end) : text
  return whole.trimEnd().replace(/[\uD800-\uDBFF]$/, '')
}
