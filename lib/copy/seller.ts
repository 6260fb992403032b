import { plural } from './wording.ts'

export const sellerCopy = {
  pageTitle: 'Venda seus produtos',
  pageDescription:
    'Abra sua banca no Mercado Local: loja online, estoque e pedidos num lugar só, para quem compra perto de você.',
  newTab: '(abre em nova aba)',
  hero: {
    title: 'Venda no Mercado Local',
    promise: ['Sua banca na tela de quem mora perto.', 'Você cuida do produto, a gente cuida da vitrine.'],
    start: 'Comece a Vender Pelo WhatsApp',
    /** Unsent text of the opened chat. */
    chatMessage: 'Olá! Quero vender no Mercado Local.',
    shelves: ['Sua fruta', 'Seu queijo', 'Seu pão'],
  },
  benefits: {
    heading: 'O que você ganha',
    store: {
      title: 'Crie sua loja online',
      detail: 'Seus produtos numa vitrine própria, à mão de quem compra perto de você.',
    },
    stock: {
      title: 'Estoque e pedidos simplificados',
      detail: 'O que entrou, o que saiu e o que falta entregar, num lugar só.',
    },
    insights: { title: 'Análises e insights', detail: 'Veja o que mais vende e decida melhor o que repor.' },
  },
  erp: {
    heading: 'Compatível com seu ERP',
    filter: 'Procure o sistema que você usa',
    filterExample: 'Bling, Omie, TOTVS…',
    list: 'Sistemas compatíveis',
    showAll: (total: number) => `Ver todos os ${total} sistemas`,
    total: (total: number) => plural(total, 'sistema', 'sistemas'),
    matches: (count: number, total: number) =>
      count === 0 ? 'Nenhum sistema encontrado' : `${count} de ${plural(total, 'sistema', 'sistemas')}`,
    missing: 'Seu sistema não está na lista?',
    ask: 'Pergunte pelo WhatsApp',
    import: 'Importar SKUs do meu ERP',
    soon: 'Em breve!',
    soonDetail: 'A importação de SKUs do seu ERP está em desenvolvimento e chega em breve.',
  },
} as const
