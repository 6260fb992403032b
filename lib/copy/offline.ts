/** What is said without a connection. */
export const offlineCopy = {
  title: 'Sem internet',
  cartIsKept: 'Seu carrinho está guardado',
  checkout: 'Seu carrinho está guardado. Finalize a compra quando a conexão voltar.',
} as const
