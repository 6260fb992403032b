export const pagesCopy = {
  product: 'Produto',
  success: {
    title: 'Compra Realizada com Sucesso!',
    detail: 'Seu pedido está sendo processado e uma confirmação chegará por e-mail.',
    continue: 'Continuar Comprando',
  },
  notFound: {
    title: 'Esta prateleira está vazia',
    detail: 'A página que você procura não existe ou mudou de lugar.',
    product: 'Este produto não está mais na loja ou o endereço mudou.',
  },
} as const
