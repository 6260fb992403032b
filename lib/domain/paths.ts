/** Where the choice between the variants stands on a product's page. */
export const optionsHash = '#opcoes'

/** Addresses of our own pages. Merchant text in them is always encoded. */
export const paths = {
  home: '/',
  store: '/store',
  storePage: (page: number) => (page <= 1 ? '/store' : `/store/pagina/${page}`),
  /** The list of a category, or of the whole store. */
  list: (slug: string | null) => (slug === null ? '/store' : `/categoria/${encodeURIComponent(slug)}`),
  /** A page of any list. */
  listPage: (list: string, page: number) => (page <= 1 ? list : `${list}/pagina/${page}`),
  product: (handle: string) => `/product/${encodeURIComponent(handle)}`,
  category: (slug: string) => `/categoria/${encodeURIComponent(slug)}`,
  search: (query: string) => `/busca/${encodeURIComponent(query)}`,
  success: '/success',
  becomeSeller: '/become-seller',
  profile: '/profile',
} as const

/** What is like a product: a list without a page of its own. */
export const similarList = (handle: string) => `/parecidos/${encodeURIComponent(handle)}`

const ownOrigin = 'http://own.invalid'

/**
 * The path of a page of ours (`/product/x?variante=y`), or null for anything that would leave the site:
 * another origin, `//host`, a backslash, a control character, an overlong text.
 */
export function ownPath(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (!text.startsWith('/') || text.length > 500 || /[\u0000-\u001f\\]/.test(text)) return null
  if (!URL.canParse(text, ownOrigin)) return null
  const url = new URL(text, ownOrigin)
  // `/.//host` becomes `//host` once its dots are resolved.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}`
}
