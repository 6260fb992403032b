/** Where the scripts of the shop cannot run, or may not. */
export const oldBrowserCopy = {
  tooOld: 'Este navegador é antigo demais para comprar aqui',
  switchedOff: 'Para comprar aqui, ligue o JavaScript do navegador',
  order: 'peça pelo WhatsApp',
  other: 'atualize o navegador ou use outro aparelho',
} as const
