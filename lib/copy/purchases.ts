export const placedOrderCopy = {
  label: 'Seu pedido',
  whatsapp: 'Seu WhatsApp',
  message: {
    opened: 'WhatsApp aberto. Enviou por lá? Toque em Já enviei.',
    sayItWasSent: 'Já enviei',
    changeByChat:
      'Quer mudar algo? Envie e diga na mesma conversa. Desistiu sem enviar? Não precisa fazer nada.',
    sent: 'Mensagem enviada',
    sentDetail: 'Agora o mercado responde no WhatsApp e combina o resto com você.',
  },
  /** No tab of this browser left for a checkout. */
  last: 'Seu último pedido neste aparelho',
  elsewhere:
    'Este navegador não guarda nenhum pedido. Se você acabou de comprar, ele está no navegador em que você montou o carrinho, em Pedidos; com conta, entre para vê-lo aqui.',
  talk: 'Falar com o mercado',
  talkOfLine: 'Falar sobre este item',
  change: 'Mudar ou cancelar este pedido',
  changeSaid: (code: string) => `Olá! Quero mudar ou cancelar o pedido ${code}.`,
  noReason: 'O motivo não foi informado aqui.',
  askWhy: 'Perguntar o motivo',
  askWhySaid: 'Por que ele foi cancelado?',
  wrong: 'Algo errado?',
  wrongSaid: 'Veio algo errado: ',
  about: (code: string) => `Olá! É sobre o pedido ${code}.`,
  see: 'Ver pedido',
  seeAll: 'Ver pedidos',
  failed: 'O seu pedido está guardado neste aparelho, mas não conseguimos mostrá-lo agora.',
} as const

export const buyAgainCopy = { id: 'compre-de-novo', title: 'Compre de novo' } as const
