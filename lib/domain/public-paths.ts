/** Addresses that only the server writes, and parts of the browser's code that come later: they weigh on no first view. */
export const publicPaths = {
  categories: '/categorias',
  /** Orders and favourites, without an account too. */
  purchases: '/pedidos',
  /** Orders by message: `/pedido/{token}` is this page. */
  messageOrder: '/pedido',
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
} as const
