/** The ways in which a call of the market's desk can be refused, besides those of every call (`../../api/problem-kinds.ts`). */
export const deskProblemKinds = [
  /** There is no session, or it has ended: sign in, and call again. */
  'desk-signed-out',
  'desk-wrong-password',
  /** Typed again, for what asks for it again, it was another one than that of who is signed in. */
  'desk-password-needed',
  /** Another user was faster. */
  'desk-conflict',
  /** What the desk keeps cannot be read or written now. */
  'desk-unavailable',
] as const
export type DeskProblemKind = (typeof deskProblemKinds)[number]
