/** Addresses for the server and late parts; kept out of first views. */
export const publicPaths = {
  categories: '/categorias',
  purchases: '/pedidos',
  messageOrder: '/pedido',
  writtenList: '/lista',
  sharedList: (list: string) => `/lista/${encodeURIComponent(list)}`,
  returns: '/trocas-e-devolucoes',
  privacy: '/privacidade',
  terms: '/termos',
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

/** Addresses of accounts; apart from `paths`, which every page loads. */
export const accountPaths = {
  confirm: '/auth/confirm',
  newPassword: '/auth/new-password',
  failedReturn: '/auth/confirm?falha=retorno',
  /** Reports a link opened in a browser that did not request it. */
  failedLink: '/auth/confirm?falha=link',
  openedLink: '/auth/confirm?conta=aberta',
} as const

const replacementsEnd = '-troca'

export const replacementsId = (code: string) => `${code}${replacementsEnd}`

export const codeOfPlace = (place: string) =>
  place.endsWith(replacementsEnd) ? place.slice(0, -replacementsEnd.length) : place
