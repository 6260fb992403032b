/**
 * For an element whose attributes a script sets before React comes to it: the development server compares them, and would
 * report the difference. The built shop does not compare, so nothing of this is in its pages.
 */
export const changedBeforeHydration =
  process.env.NODE_ENV === 'development' ? { suppressHydrationWarning: true } : {}
