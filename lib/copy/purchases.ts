/** In place of the steps on /success, once the market has begun. */
const begun = {
  picking: 'O mercado está separando os seus produtos.',
  ready: 'Os seus produtos estão separados.',
  'on-the-way': 'Os seus produtos estão a caminho.',
  delivered: 'Confira os seus produtos.',
  cancelled: '',
} as const

/** Below the thanks of /success, once it is known which order has arrived. */
export const placedOrderCopy = {
  label: 'Seu pedido',
  city: 'Entrega em',
  pickup: 'Retirada na loja',
  whatsapp: 'WhatsApp',
  next: 'E agora?',
  steps: {
    paid: 'A loja confirma o pagamento e separa os produtos.',
    message: 'O mercado responde no WhatsApp e confirma os produtos.',
    substitution: 'Se faltar um produto, vale o que você escolheu no carrinho.',
  },
  begun,
  begunPickup: { ...begun, ready: 'Você já pode retirar os seus produtos.' },
  /** Leads to the market's WhatsApp or email. */
  talk: 'Falar com o mercado',
  talkOfLine: 'Falar sobre este item',
  /** To whom: by what the operator gave. */
  sayCode: {
    before: 'Para falar deste pedido, chame a loja ',
    byWhatsapp: 'pelo WhatsApp',
    byEmail: 'por email',
    after: ' e diga o código dele.',
    message: (code: string) => `Olá! É sobre o pedido ${code}.`,
  },
  see: 'Ver pedido',
  failed: 'O seu pedido está guardado neste aparelho, mas não conseguimos mostrá-lo agora.',
} as const

export const buyAgainCopy = { title: 'Compre de novo' } as const
