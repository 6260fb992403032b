/** Shown where scripts are too new or disabled. */
export const withoutScriptsCopy = {
  tooOld: 'Este navegador é antigo demais para comprar aqui',
  switchedOff: 'Para comprar aqui, ligue o JavaScript do navegador',
  order: 'peça pelo WhatsApp',
  other: 'atualize o navegador ou use outro aparelho',
} as const

export const unreadableRequest = 'Pedido inválido.'

/** Plain-text answers to requests that no page of ours sends. */
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
