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

/**
 * User shown by the page, sent as a header or, for downloads, in the query. Tabs share cookies, so this keeps a
 * page from acting under another user's name; calls without it count for the session's user.
 */
export const deskUserHeader = 'desk-user'
