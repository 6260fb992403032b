import { fulfillmentStates } from '../../domain/fulfillment.ts'

/** The lists of the desk. `working`: waiting or picking; `not-paid`: attempts that never became an order. */
export const deskViews = ['working', 'attention', ...fulfillmentStates, 'not-paid', 'all'] as const
export type DeskView = (typeof deskViews)[number]
