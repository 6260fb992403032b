import { codeText } from '../../copy/order.ts'
import { itemCount, plural } from '../../copy/wording.ts'
import type { Order } from '../../domain/order.ts'
import { awaitsPayment, isPlaced } from '../../domain/order-attention.ts'
import type { DeskView } from '../api/choices.ts'
import { fulfillmentCopy } from './order-words.ts'

type Listed = Exclude<DeskView, 'arrivals' | 'attention' | 'waiting' | 'picking'>

export const deskOrdersCopy = {
  title: 'Pedidos',
  views: {
    working: 'Para separar',
    unconfirmed: 'Sem confirmação',
    ready: 'Prontos',
    'on-the-way': 'Em entrega',
    'to-settle': 'A acertar',
    delivered: 'Entregues',
    cancelled: 'Cancelados',
    'payment-cancelled': 'Desistências',
    'not-paid': 'Não concluídos',
    all: 'Todos',
  } satisfies Record<Listed, string> as Readonly<Record<Listed, string>>,
  viewsLabel: 'Situação dos pedidos',
  attention: { title: 'Precisa de atenção', 'details-not-sent': 'A loja não recebeu contato e cidade' },
  search: { label: 'Buscar pedido', placeholder: 'Código, produto ou fim do WhatsApp' },
  filters: 'Buscar e filtrar',
  day: 'Dia',
  city: 'Cidade',
  everyCity: 'Todas as cidades',
  window: 'Horário de entrega',
  everyWindow: 'Todos',
  noWindow: 'Sem horário',
  inWindow: (load: number, places: number | null) =>
    places === null
      ? plural(load, 'pedido', 'pedidos')
      : `${load} de ${plural(places, 'lugar ocupado', 'lugares ocupados')}`,
  /** Late payments can exceed the places of a window. */
  beyondPlaces: (load: number, places: number) =>
    `${plural(load, 'pedido', 'pedidos')} para ${plural(places, 'lugar', 'lugares')}: alguém pagou depois da hora`,
  clearFilters: 'Limpar filtros',
  sound: {
    on: 'Som ligado',
    off: 'Som desligado',
    label: 'Som de pedido novo',
    silent: 'Toque na tela para ligar o som',
  },
  notPlaced: 'Não concluído',
  paymentCancelled: 'Cancelado no pagamento',
  noCity: 'Sem cidade',
  pickup: 'Retirada',
  noTotal: 'A combinar',
  handled: (handled: number, lines: number) => `${handled}/${lines}`,
  handledLabel: (handled: number, lines: number) => `${handled} de ${itemCount(lines)}`,
  pixOpen: 'Pix não confirmado',
  similarDue: (count: number) => `Oferecer ${plural(count, 'similar', 'similares')}`,
  refused: (count: number) => `Cliente recusou ${plural(count, 'troca', 'trocas')}`,
  missing: (count: number) => plural(count, 'faltou', 'faltaram'),
  overlooked: (count: number) => `${count} sem marcar`,
  columns: {
    code: 'Pedido',
    state: 'Situação',
    time: 'Chegou',
    city: 'Cidade',
    lines: 'Itens',
    total: 'Total',
  },
  more: 'Mais pedidos',
  loadingMore: 'Carregando mais…',
  fresh: (count: number) => plural(count, 'pedido novo', 'pedidos novos'),
  arrived: (count: number, code: string) =>
    count === 1 ? `Pedido novo: ${codeText(code)}` : plural(count, 'pedido novo', 'pedidos novos'),
  empty: {
    'to-settle': {
      title: 'Tudo acertado',
      detail: 'Pedidos com diferença a pagar ou a devolver aparecem aqui sozinhos.',
    },
    working: { title: 'Tudo separado', detail: 'Pedidos novos aparecem aqui sozinhos.' },
    other: { title: 'Nenhum pedido aqui', detail: 'Veja outra situação.' },
    filtered: { title: 'Nada encontrado', detail: 'Tente outra busca, ou tire os filtros.' },
    everywhere: 'Procurar em todos os pedidos',
  },
} as const

export function situationText(order: Pick<Order, 'state' | 'fulfillment'>): string {
  const { views, paymentCancelled, notPlaced } = deskOrdersCopy
  if (order.state === 'payment-cancelled') return paymentCancelled
  if (awaitsPayment(order)) return views.unconfirmed
  return isPlaced(order) ? fulfillmentCopy[order.fulfillment] : notPlaced
}
