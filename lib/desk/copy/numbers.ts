import { plural } from '../../copy/wording.ts'

export const deskNumbersCopy = {
  title: 'Números',
  ranges: 'Período',
  range: (days: number) => `${days} dias`,
  sold: 'Pedidos vendidos',
  revenue: 'Faturamento',
  average: 'Média por pedido',
  withoutTotal: (count: number) =>
    `${plural(count, 'pedido vendido ficou', 'pedidos vendidos ficaram')} fora do faturamento: falta o preço de um produto.`,
  soldMeans: 'Vendido: o cliente concluiu o pedido, ou o mercado o entregou.',
  forAccountant: {
    title: 'Para a contabilidade',
    text: 'Um pedido por linha, sem dados de contato. Abre em qualquer planilha.',
    from: 'De',
    until: 'Até',
    download: 'Baixar CSV',
  },
} as const

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

/** Outcome as the shop knows it; only the store knows the payment. */
export const deskCsvOutcomes = {
  sold: 'Vendidos',
  cancelled: 'Cancelados',
  left: 'Abertos, sem confirmação',
  unknown: 'Sem resposta da loja',
} as const
