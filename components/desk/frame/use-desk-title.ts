import { useEffect } from 'react'
import { useWaitingCount } from './live'

const suffix = document.title

/** The title of the tab while a view is open: how many orders wait, the view, the desk. */
export function useDeskTitle(title: string): void {
  const waiting = useWaitingCount()
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${suffix}`
    return () => {
      document.title = suffix
    }
  }, [title, waiting])
}
