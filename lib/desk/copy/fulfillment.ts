import type { FulfillmentState } from '../../domain/fulfillment.ts'

/** Where the market is with an order. */
export const fulfillmentCopy: Readonly<Record<FulfillmentState, string>> = {
  waiting: 'Para separar',
  picking: 'Separando',
  ready: 'Pronto',
  'on-the-way': 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
}
