import type { PageSize } from './read-build.ts'

type Budget = PageSize & { readonly page: string; readonly file: RegExp }

// Utilities in place of classes: 15 % of a document, and 3,500 bytes of styles, which stand in it: those of orders, which
// had a sheet of their own, too. Schemas, icons of lucide-react and the share buttons of a product: 2,000 to 4,000 bytes
// of scripts.
const everywhere = { css: 17_050, fonts: 23_500 }

/**
 * Bytes reached, plus less than 1 %: growth fails until the budget is raised with a reason. Script names vary
 * by up to 40 bytes of a packed document.
 */
export const budgets: readonly Budget[] = [
  // 12 document bytes per card for the heart, 3 for the pack; cards in browser code cost 2 KB and save 40 KB
  // per list document.
  {
    page: '/',
    file: /^index\.html$/,
    javascript: 155_100,
    javascriptBrotli: 133_870,
    document: 13_660,
    ...everywhere,
  },
  {
    page: '/store',
    file: /^store\.html$/,
    javascript: 155_960,
    javascriptBrotli: 134_650,
    document: 15_920,
    ...everywhere,
  },
  // 100 bytes of gzip for the ribbon of the chosen variant and early taps.
  {
    page: '/product/…',
    file: /^product\/[^[/]+\.html$/,
    javascript: 158_420,
    javascriptBrotli: 136_840,
    document: 11_430,
    ...everywhere,
  },
  {
    page: '/success',
    file: /^success\.html$/,
    javascript: 149_100,
    javascriptBrotli: 128_460,
    document: 6_860,
    ...everywhere,
  },
]

/** Lists one sentence per exceeded measure. */
export function overspending(page: string, size: PageSize, budget: PageSize): readonly string[] {
  return (['javascript', 'javascriptBrotli', 'document', 'css', 'fonts'] as const)
    .filter((kind) => size[kind] > budget[kind])
    .map((kind) => `${page}: ${kind} is ${size[kind]} bytes, the budget is ${budget[kind]}`)
}
