/** Suppresses dev warnings for attributes that scripts set before hydration; absent from production. */
export const changedBeforeHydration =
  process.env.NODE_ENV === 'development' ? { suppressHydrationWarning: true } : {}
