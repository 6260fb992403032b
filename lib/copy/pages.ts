export const pagesCopy = {
  product: 'Produto',
  success: {
    title: 'Compra Realizada com Sucesso!',
    detail: 'Seu pedido está sendo processado e uma confirmação chegará por e-mail.',
    continue: 'Continuar Comprando',
  },
  /** Where the order is a message, which only its shopper can send. */
  ordered: {
    title: 'Pedido no WhatsApp!',
    detail:
      'Falta só tocar em enviar na conversa que abrimos. O mercado responde por lá: confirma os produtos e combina a entrega e o pagamento com você.',
    again: 'O WhatsApp não abriu? Voltar ao pedido',
  },
  notFound: {
    title: 'Esta prateleira está vazia',
    detail: 'A página que você procura não existe ou mudou de lugar.',
    product: 'Este produto não está mais na loja ou o endereço mudou.',
  },
} as const
