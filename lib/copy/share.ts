import { itemCount, listOf, plural } from './wording.ts'

const namedLeftOut = 3

export const shareCopy = {
  group: 'Compartilhar este produto',
  share: 'Compartilhar',
  whatsapp: 'WhatsApp',
  shareOn: 'Compartilhar no',
  copied: 'Link copiado!',
  copiedDetail: 'Cole onde quiser compartilhar.',
  failed: 'Não foi possível copiar o link',
  failedDetail: 'Copie o endereço desta página na barra do navegador.',
  product: (title: string, price: string | null) => (price === null ? title : `${title} por ${price}`),
  cardText: (title: string, price: string) => `${title}, ${price}`,
  cart: (count: number) => `Minha lista do mercado: ${itemCount(count)}`,
  cartGroup: 'Compartilhar esta lista',
  /** Not 'WhatsApp', which also labels the contact; screen readers get the rest. */
  sendList: 'Mandar a lista',
  sendListBy: 'pelo WhatsApp',
} as const

export const sharedListCopy = {
  title: (count: number) => `Lista compartilhada: ${itemCount(count)}`,
  /** First names of a list, for the preview in a message. */
  names: (names: readonly string[], further: number) =>
    further > 0 ? `${names.join(', ')} e mais ${further}.` : `${listOf(names)}.`,
  intro:
    'Veja os produtos pelos preços de hoje e escolha o que fazer. O seu carrinho só muda se você quiser.',
  products: 'Produtos da lista',
  quantity: (quantity: number) => `${quantity} ×`,
  gone: 'Não está mais na loja',
  soldOut: 'Indisponível no momento',
  short: (available: number) => `Só ${available} em estoque`,
  total: 'Total do que há hoje, sem frete',
  choices: 'O que fazer com esta lista',
  replace: 'Substituir meu carrinho',
  merge: 'Juntar ao meu carrinho',
  ignore: 'Ignorar',
  taken: 'Lista no carrinho! 🛒',
  takenDetail: (count: number) =>
    plural(count, 'item da lista está no carrinho.', 'itens da lista estão no carrinho.'),
  leftOut(names: readonly string[]) {
    const more = names.length - namedLeftOut
    const shown = more > 0 ? [...names.slice(0, namedLeftOut), `mais ${more}`] : names
    const verb = names.length === 1 ? 'não coube inteiro' : 'não couberam inteiros'
    return `${listOf(shown)} ${verb} no carrinho.`
  },
  undo: 'Desfazer',
  undoHint: 'Desfazer: devolver o carrinho como estava',
} as const
