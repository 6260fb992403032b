/** The specification's placeholder goods: eight for the store list, the first two for the product page. */
export const sampleItems = [
  { title: 'Tomate Italiano', subtitle: 'Firme, para salada e molho', picture: '/pictures/tomate.webp' },
  { title: 'Banana Prata', subtitle: 'Doce e no ponto', picture: '/pictures/banana.webp' },
  { title: 'Pão Francês', subtitle: 'Assado hoje', picture: '/pictures/pao-frances.webp' },
  { title: 'Queijo Colonial', subtitle: 'Curado na serra', picture: '/pictures/queijo-colonial.webp' },
  { title: 'Alface Crespa', subtitle: 'Colhida de manhã', picture: '/pictures/alface-crespa.webp' },
  { title: 'Ovos Caipiras', subtitle: 'Galinhas soltas', picture: '/pictures/ovos-caipiras.webp' },
  { title: 'Café Torrado e Moído', subtitle: 'Torra média', picture: '/pictures/cafe.webp' },
  { title: 'Leite Integral', subtitle: 'Fresco, de vaca', picture: '/pictures/leite-integral.webp' },
] as const
