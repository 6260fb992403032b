/**
 * Calls back when another tab may have written one of these entries, or emptied the storage; a page that the browser had
 * kept aside has missed it. Gives back how to stop.
 */
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
