import { useEffect, useState } from 'react'
import { openRecentSearches } from '@/stores/recent-searches'
import { deviceStorage } from '@/stores/stored-value'

const searches = openRecentSearches(deviceStorage)

/** What was searched for on this device; read anew whenever the field is used, since other tabs search too. */
export function useRecentSearches(field: HTMLInputElement) {
  const [recent, setRecent] = useState(searches.read)
  const [change] = useState(() => ({
    remember(search: string) {
      searches.add(search)
      setRecent(searches.read())
    },
    /** Null: all of them. */
    forget(search: string | null) {
      if (search === null) searches.clear()
      else searches.remove(search)
      setRecent(searches.read())
    },
  }))
  useEffect(() => {
    const load = () => setRecent(searches.read())
    field.addEventListener('focus', load)
    return () => field.removeEventListener('focus', load)
  }, [field])
  return { recent, ...change }
}
