/** Addresses that only the server writes, and parts of the browser's code that come later: they weigh on no first view. */
export const publicPaths = {
  categories: '/categorias',
  /** Orders and favourites, without an account too. */
  purchases: '/pedidos',
  /** Orders by message: `/pedido/{token}` is this page. */
  messageOrder: '/pedido',
  /** Where a written list is pasted, and its answer. */
  writtenList: '/lista',
  sharedList: (list: string) => `/lista/${encodeURIComponent(list)}`,
  returns: '/trocas-e-devolucoes',
  privacy: '/privacidade',
  terms: '/termos',
  /** For a shopper without a connection, in place of a page that was not kept. */
  offline: '/sem-internet',
  shareCard: (reference: string, version: string) =>
    `/share/product/${encodeURIComponent(reference)}/${version}.jpg`,
  defaultShareCard: '/share-card.jpg',
  largeIcon: '/icons/icon-512.png',
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  feed: '/feed.xml',
  metaFeed: '/feed-meta.xml',
} as const

/** Addresses that only accounts use; apart from `paths`, which every page loads. */
export const accountPaths = {
  confirm: '/auth/confirm',
  newPassword: '/auth/new-password',
  /** Says what went wrong on the way back from Google. */
  failedReturn: '/auth/confirm?falha=retorno',
  /** Says the same of a link that was opened in a browser that had not asked for it. */
  failedLink: '/auth/confirm?falha=link',
  /** Asks as whom to enter. */
  openedLink: '/auth/confirm?conta=aberta',
} as const

const replacementsEnd = '-troca'

/** Where an order's page asks its shopper, behind the '#' of its address. */
export const replacementsId = (code: string) => `${code}${replacementsEnd}`

/** The order that a place on its page belongs to. */
export const codeOfPlace = (place: string) =>
  place.endsWith(replacementsEnd) ? place.slice(0, -replacementsEnd.length) : place
