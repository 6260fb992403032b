/** Part of a product page's first JavaScript: keep it minimal. */
export const productCopy = {
  failed: 'Oh não! Algo deu errado.',
  gallery: (title: string) => `Imagens de ${title}`,
  picture: (title: string, index: number, count: number) =>
    count > 1 ? `${title}, imagem ${index} de ${count}` : title,
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  goToPicture: (index: number) => `Ver imagem ${index}`,
  buyNow: 'Comprar Agora',
  addToCart: 'Adicionar ao Carrinho',
  inStock: (stock: number) => `${stock} em estoque!`,
  soon: 'Em breve!',
  soonDetail: 'Esta novidade está a caminho.',
} as const
