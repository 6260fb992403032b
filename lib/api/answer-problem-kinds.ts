/** The ways in which an answer to a replacement can be refused, besides those of every call (`problem-kinds.ts`). */
export const answerProblemKinds = [
  /** Something else goes in the place of that line by now, or nothing. */
  'replacement-changed',
  /** Another device has answered meanwhile. */
  'answered-elsewhere',
  /** The order has left the market, or was fetched. */
  'order-left',
  'order-cancelled',
  'order-not-found',
] as const
export type AnswerProblemKind = (typeof answerProblemKinds)[number]
