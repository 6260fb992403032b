/** About when an order on its way arrives. */
export const deskArrivalCopy = {
  ask: 'Chega em',
  half: '~30 min',
  hour: '~1 h',
  at: 'às…',
  atLabel: 'Chega às',
  save: 'OK',
  remove: 'Tirar horário',
  saved: 'O cliente vê o horário.',
  removed: 'Horário tirado.',
  bad: 'Escolha um horário das próximas 12 horas.',
} as const
