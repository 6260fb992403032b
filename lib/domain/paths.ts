export const optionsHash = '#opcoes'

/** Addresses of our pages; merchant text is always encoded. */
export const paths = {
  home: '/',
  store: '/store',
  storePage: (page: number) => (page <= 1 ? '/store' : `/store/pagina/${page}`),
  list: (slug: string | null) => (slug === null ? '/store' : `/categoria/${encodeURIComponent(slug)}`),
  listPage: (list: string, page: number) => (page <= 1 ? list : `${list}/pagina/${page}`),
  product: (handle: string) => `/product/${encodeURIComponent(handle)}`,
  category: (slug: string) => `/categoria/${encodeURIComponent(slug)}`,
  search: (query: string) => `/busca/${encodeURIComponent(query)}`,
  success: '/success',
  becomeSeller: '/become-seller',
  profile: '/profile',
} as const

export const similarList = (handle: string) => `/parecidos/${encodeURIComponent(handle)}`

const ownOrigin = 'http://own.invalid'

/** Returns null for anything that may leave the site: `//host`, backslash, control character, too long. */
export function ownPath(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (!text.startsWith('/') || text.length > 500 || /[\u0000-\u001f\\]/.test(text)) return null
  if (!URL.canParse(text, ownOrigin)) return null
  const url = new URL(text, ownOrigin)
  // `/.//host` becomes `//host` once its dots are resolved.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}`
}
