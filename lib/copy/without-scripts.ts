/** Where the scripts of the shop cannot run, or may not. */
export const withoutScriptsCopy = {
  tooOld: 'Este navegador é antigo demais para comprar aqui',
  switchedOff: 'Para comprar aqui, ligue o JavaScript do navegador',
  order: 'peça pelo WhatsApp',
  other: 'atualize o navegador ou use outro aparelho',
} as const

/** For what cannot be read as a request at all. */
export const unreadableRequest = 'Pedido inválido.'

/** What the server itself says, in plain text, to a request that no page of ours would send. */
export const serverRefusalCopy = {
  400: 'Endereço inválido.',
  403: 'Este pedido não veio de uma página desta loja.',
  404: 'Não encontrado.',
  405: 'Método não permitido.',
  408: 'O pedido demorou demais para chegar.',
  413: 'O pedido é grande demais.',
  417: unreadableRequest,
  431: 'O pedido tem cabeçalhos grandes demais.',
  500: 'Erro interno.',
} as const
