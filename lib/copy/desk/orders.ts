import type { DeskView } from '../../api/desk/views.ts'
import { codeText } from '../order-code.ts'
import { itemCount, plural } from '../wording.ts'

type Listed = Extract<
  DeskView,
  'working' | 'ready' | 'on-the-way' | 'delivered' | 'cancelled' | 'not-paid' | 'all'
>

/** The list of orders at the market's desk. */
export const deskOrdersCopy = {
  title: 'Pedidos',
  views: {
    working: 'Para separar',
    ready: 'Prontos',
    'on-the-way': 'Em entrega',
    delivered: 'Entregues',
    cancelled: 'Cancelados',
    'not-paid': 'Não concluídos',
    all: 'Todos',
  } satisfies Record<Listed, string> as Readonly<Record<Listed, string>>,
  viewsLabel: 'Situação dos pedidos',
  attention: {
    title: 'Precisa de atenção',
    'details-not-sent': 'A loja não recebeu contato e cidade',
  },
  search: {
    label: 'Buscar pedido',
    placeholder: 'Código, produto ou fim do WhatsApp',
  },
  day: 'Dia',
  city: 'Cidade',
  everyCity: 'Todas as cidades',
  clearFilters: 'Limpar filtros',
  sound: {
    on: 'Som ligado',
    off: 'Som desligado',
    label: 'Som de pedido novo',
    silent: 'Toque na tela para ligar o som',
  },
  notPlaced: 'Não concluído',
  noCity: 'Sem cidade',
  noTotal: 'A combinar',
  handled: (handled: number, lines: number) => `${handled}/${lines}`,
  handledLabel: (handled: number, lines: number) => `${handled} de ${itemCount(lines)}`,
  missing: (count: number) => plural(count, 'faltou', 'faltaram'),
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
    working: { title: 'Tudo separado', detail: 'Pedidos novos aparecem aqui sozinhos.' },
    other: { title: 'Nenhum pedido aqui', detail: 'Veja outra situação.' },
    filtered: { title: 'Nada encontrado', detail: 'Tente outra busca, ou tire os filtros.' },
    everywhere: 'Procurar em todos os pedidos',
  },
  shortcuts: {
    next: 'Próximo pedido',
    previous: 'Pedido anterior',
    open: 'Abrir pedido',
    search: 'Buscar pedido',
  },
} as const
