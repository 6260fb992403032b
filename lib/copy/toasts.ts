export const toastCopy = {
  label: 'Aviso',
  region: 'Avisos ({hotkey})',
  dismiss: 'Dispensar aviso',
  added: 'Adicionado ao Carrinho! 🛒',
  addedCard: (title: string) => `${title} foi adicionado ao seu carrinho.`,
  addedDetail: (quantity: number, title: string, variant: string) =>
    `${quantity} x ${title} (${variant}) adicionado.`,
  insufficientStock: (product: string, variant: string, remaining: number) =>
    `Estoque insuficiente para ${product} (${variant}). Apenas ${remaining} restantes.`,
  cardAddFailed: 'Erro ao adicionar ao carrinho',
  cardBuyFailed: 'Erro ao comprar',
  productFailed: 'Oh não! Algo deu errado.',
  productBuyFailed: 'Não foi possível iniciar a compra. Tente novamente.',
  storageFailed: 'Carrinho só nesta página',
  storageFailedDetail: 'O navegador não deixou guardar o carrinho. Ele se perde ao fechar a página.',
} as const
