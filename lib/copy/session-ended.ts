/** What users read whose session the service no longer takes. */
export const sessionEndedCopy = {
  title: 'A sua sessão terminou',
  description: 'Entre novamente para ver a sua conta.',
} as const
