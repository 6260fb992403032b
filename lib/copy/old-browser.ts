/** Where the scripts of the shop cannot run. */
export const oldBrowserCopy = {
  tooOld: 'Este navegador é antigo demais para comprar aqui',
  order: 'peça pelo WhatsApp',
  other: 'atualize o navegador ou use outro aparelho',
} as const
