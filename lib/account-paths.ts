/** Addresses that only accounts use; apart from `paths`, which every page loads. */
export const accountPaths = {
  confirm: '/auth/confirm',
  newPassword: '/auth/new-password',
  /** Says what went wrong on the way back from Google. */
  failedReturn: '/auth/confirm?falha=retorno',
} as const
