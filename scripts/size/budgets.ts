import type { PageSize } from './read-build.ts'

type Budget = PageSize & { readonly page: string; readonly file: RegExp }

// Of the style sheet 60 bytes hide what would be dead where scripts are switched off, 150 draw the hearts of cards, 150 the
// button that empties the search (100 bytes of every document), quiet buttons of cards and the marks of choices, 20 the word
// that there is no connection, 30 let the words and the logo of the narrow header fade, and 800 are for readers: much enlarged text, colours of their own, phones on their side, the
// hero beside its goods at every width, and the line of the fee (60 bytes of a document).
const everywhere = { css: 13_470, fonts: 23_500 }

/**
 * Bytes. What was reached, with less than 1 % of air: a page that grows fails, until the budget is raised with a reason.
 * The names of scripts change with every build, and a packed document by up to 40 bytes with them.
 */
export const budgets: readonly Budget[] = [
  // Of a document's bytes 12 of each card are its heart and 3 its pack, 160 of home the room for what was bought before,
  // 80 of all the note of how the tab came back from the payment, 110 of all the ways that the header of wide screens has to
  // categories, orders and account, and 30 up to which order the fee of the delivery holds.
  // Cards are drawn by the browser's code too: 2 KB more here save 40 KB of every list's document. 100 name each late part
  // for what catches its faults, and 100 are the rules of shops where every order is fetched.
  {
    page: '/',
    file: /^index\.html$/,
    javascript: 152_100,
    javascriptBrotli: 130_900,
    document: 11_440,
    ...everywhere,
  },
  {
    page: '/store',
    file: /^store\.html$/,
    javascript: 151_750,
    javascriptBrotli: 130_600,
    document: 13_280,
    ...everywhere,
  },
  // The ribbon follows the chosen variant, and early taps are kept: 100 bytes of gzip, none of brotli. 60 bytes
  // of the document are the one bar, and what leads on from a product that is sold out.
  {
    page: '/product/…',
    file: /^product\/[^[/]+\.html$/,
    javascript: 153_500,
    javascriptBrotli: 132_100,
    document: 9_600,
    ...everywhere,
  },
  {
    page: '/success',
    file: /^success\.html$/,
    javascript: 148_300,
    javascriptBrotli: 127_600,
    document: 6_060,
    ...everywhere,
  },
]

/** One sentence for every measure of a page that is over its budget. */
export function overspending(page: string, size: PageSize, budget: PageSize): readonly string[] {
  return (['javascript', 'javascriptBrotli', 'document', 'css', 'fonts'] as const)
    .filter((kind) => size[kind] > budget[kind])
    .map((kind) => `${page}: ${kind} is ${size[kind]} bytes, the budget is ${budget[kind]}`)
}
