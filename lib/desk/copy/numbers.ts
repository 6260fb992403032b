import { plural } from '../../copy/wording.ts'
import type { OrderOutcome } from '../api/choices.ts'

const outcomes: Readonly<Record<OrderOutcome, string>> = {
  sold: 'Vendidos',
  cancelled: 'Cancelados',
  'payment-cancelled': 'Cancelados pelo cliente, no pagamento',
  left: 'Abertos, sem confirmação',
  unknown: 'Sem resposta da loja',
  refused: 'Recusados pela loja',
  failed: 'Falha da loja',
  'not-sent': 'Não chegaram à loja',
}

export const deskNumbersCopy = {
  title: 'Números',
  ranges: 'Período',
  range: (days: number) => `${days} dias`,
  countedAt: (time: string) => `Contado em ${time}.`,
  sold: 'Pedidos vendidos',
  cancelled: 'Cancelados',
  revenue: 'Faturamento',
  revenueParts: (products: string, delivery: string) => `${products} em produtos e ${delivery} em entregas`,
  withoutTotal: (count: number) =>
    `${plural(count, 'pedido vendido ficou', 'pedidos vendidos ficaram')} fora do faturamento: falta o preço de um produto.`,
  soldMeans: 'Vendido: o cliente concluiu o pedido, ou o mercado o entregou.',
  ordersPerDay: 'Pedidos por dia',
  revenuePerDay: (currency: string) => `Faturamento por dia (${currency})`,
  asTable: 'Ver em tabela',
  day: 'Dia',
  highest: (value: string, day: string) => `Maior dia: ${value}, em ${day}.`,
  nothingSold: 'Nenhuma venda neste período.',
  mostBought: 'Mais comprados',
  mostMissing: 'O que mais faltou',
  nothingMissing: 'Nada faltou neste período.',
  product: 'Produto',
  pieces: 'Unidades',
  orders: 'Pedidos',
  missedIn: 'Faltou em',
  missedOf: (missing: number, orders: number) => `${missing} de ${plural(orders, 'pedido', 'pedidos')}`,
  emptySearches: {
    title: 'Procuraram e não acharam',
    detail:
      'Buscas que não acharam nada, a partir de 3 vezes. Ninguém sabe de quem são. Se você vende com outro nome, ensine a palavra à busca. Se não vende, pense em vender.',
    search: 'Busca',
    times: 'Vezes',
    lastDay: 'Última',
    none: 'Nenhuma busca sem resultado se repetiu neste período.',
  },
  neverBought: {
    title: (days: number, count: number) => `Ninguém comprou em ${days} dias (${count})`,
    detail: 'À venda e com estoque. Confira foto e preço, faça uma oferta, ou deixe de repor.',
    none: 'Tudo o que está à venda foi comprado neste período.',
    noCategory: 'Sem categoria',
    more: (count: number) => `e mais ${count}`,
  },
  outcomesTitle: 'Onde os pedidos pararam',
  outcome: 'Situação',
  outcomes,
  forAccountant: {
    title: 'Para a contabilidade',
    text: 'Um pedido por linha, sem dados de contato. Abre em qualquer planilha.',
    from: 'De',
    until: 'Até',
    download: 'Baixar CSV',
  },
} as const

/** Heads of the file for the accountant, in its order. */
export const deskCsvColumns = {
  day: 'data',
  time: 'hora',
  code: 'pedido',
  outcome: 'situação',
  city: 'cidade',
  pieces: 'unidades',
  products: 'produtos',
  delivery: 'entrega',
  total: 'total',
  settled: 'total acertado',
  currency: 'moeda',
} as const
