export const answerProblemKinds = [
  /** Another replacement by now, or none. */
  'replacement-changed',
  'answered-elsewhere',
  'order-left',
  'order-cancelled',
  'order-not-found',
] as const
export type AnswerProblemKind = (typeof answerProblemKinds)[number]
