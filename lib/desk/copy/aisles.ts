import { itemCount, plural } from '../../copy/wording.ts'

export const deskAislesCopy = {
  title: 'Corredores',
  filters: 'Filtrar e imprimir',
  day: 'Dia do pedido',
  ofDay: (day: string) => `Pedidos de ${day}`,
  city: 'Cidade',
  everyCity: 'Todas',
  print: 'Imprimir lista',
  summary: (orders: number, pieces: number) =>
    `${plural(orders, 'pedido', 'pedidos')} · ${itemCount(pieces)}`,
  printedAt: (time: string) => `Impresso em ${time}`,
  cut: (count: number) =>
    `São muitos pedidos: aqui estão ${count}, primeiro os que já podem ser separados. Escolha um dia ou uma cidade.`,
  empty: { title: 'Nada para separar', detail: 'Nenhum pedido espera por produtos agora.' },
  noCategory: 'Sem categoria',
  tickAll: (quantity: number, name: string, orders: number) =>
    `${quantity} × ${name}, para ${plural(orders, 'pedido', 'pedidos')}`,
  missing: 'Faltou',
  missingAll: (name: string) => `Faltou ${name}`,
  undo: 'Desfazer',
  foundAgain: (name: string) => `Desfazer: faltou ${name}`,
  tick: (quantity: number, title: string, code: string) => `${quantity} × ${title} do pedido ${code}`,
  note: (text: string) => `Nota: ${text}`,
  wish: { similar: 'Se faltar: trocar por similar', remove: 'Se faltar: retirar' },
  toPick: (left: number, all: number) =>
    left === 0 ? 'Conferido' : `${all - left} de ${plural(all, 'conferido', 'conferidos')}`,
  unsent: 'não enviado',
  settle: 'Resolver no pedido',
  instead: (count: number) => `no lugar de ${count}×`,
  question: 'Há uma marcação para conferir: abra o pedido',
} as const
