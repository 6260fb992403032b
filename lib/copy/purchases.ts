/** Below the thanks of /success, once it is known which order has arrived. */
export const placedOrderCopy = {
  label: 'Seu pedido',
  city: 'Entrega em',
  whatsapp: 'WhatsApp',
  next: 'E agora?',
  steps: {
    paid: 'A loja confirma o pagamento e separa os produtos.',
    message: 'O mercado responde no WhatsApp e confirma os produtos.',
    substitution: 'Se faltar um produto, vale o que você escolheu no carrinho.',
    code: 'Para falar deste pedido com a loja, diga o código dele.',
  },
  see: 'Ver pedido',
  failed: 'O seu pedido está guardado neste aparelho, mas não conseguimos mostrá-lo agora.',
} as const

export const buyAgainCopy = { title: 'Compre de novo' } as const
