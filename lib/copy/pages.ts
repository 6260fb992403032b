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
  failure: {
    title: 'Algo deu errado',
    detail: 'Não conseguimos carregar esta página agora. Tente de novo em instantes.',
    retry: 'Tentar novamente',
    code: (digest: string) => `Código: ${digest}`,
  },
} as const
