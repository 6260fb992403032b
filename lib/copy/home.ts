export const homeCopy = {
  exploreAll: 'Explorar Todos os Produtos',
  categoryTitles: ['Frutas', 'Verduras', 'Laticínios', 'Padaria'],
  offers: 'Ofertas da Semana',
  bestSellers: 'Mais Vendidos',
  allOffers: 'Ver todas',
  allBestSellers: 'Ver todos',
  scrollBack: (shelf: string) => `${shelf}: ver anteriores`,
  scrollOn: (shelf: string) => `${shelf}: ver mais`,
} as const
