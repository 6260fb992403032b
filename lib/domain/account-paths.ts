/** Addresses that only accounts use; apart from `paths`, which every page loads. */
export const accountPaths = {
  confirm: '/auth/confirm',
  newPassword: '/auth/new-password',
  /** Says what went wrong on the way back from Google. */
  failedReturn: '/auth/confirm?falha=retorno',
  /** Says the same of a link that was opened in a browser that had not asked for it. */
  failedLink: '/auth/confirm?falha=link',
  /** Asks as whom to enter. */
  openedLink: '/auth/confirm?conta=aberta',
} as const
