/** Runs on changes by other tabs, and after a return from the back-forward cache. Returns the cleanup. */
export function onOtherTab(keys: readonly string[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || keys.includes(key)) && listener()
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', comeBack)
  }
}
