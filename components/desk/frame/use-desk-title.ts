import { useEffect } from 'react'

const suffix = document.title

/** The title of the tab while a view is open: its own words before those of the desk. */
export function useDeskTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${suffix}`
    return () => {
      document.title = suffix
    }
  }, [title])
}
