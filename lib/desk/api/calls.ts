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

/**
 * The user whom a page of the desk shows, said with all that it reads and does but the stream of changes, in a header, or
 * for a download, which takes none, in the query under the same name. Cookies are shared by all tabs: with this nothing is done in the name of another user who signed in
 * in another one. Without it the session alone counts.
 */
export const deskUserHeader = 'desk-user'
