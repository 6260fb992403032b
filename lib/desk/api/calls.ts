/** Problem kinds of the desk, beside the common ones of `../../api/problem-kinds.ts`. */
export const deskProblemKinds = [
  'desk-signed-out',
  'desk-wrong-password',
  /** The repeated password was wrong. */
  'desk-password-needed',
  'desk-conflict',
  'desk-unavailable',
] as const
export type DeskProblemKind = (typeof deskProblemKinds)[number]

/** Sent by header or, for downloads, in the query; keeps a tab from acting under another user's name. */
export const deskUserHeader = 'desk-user'
