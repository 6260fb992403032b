import { Alert } from '@/components/ui/alert'
import { useStaleText } from './stale-text'

/** Over every view, and on its paper: that it is old. */
export function StaleNote() {
  const text = useStaleText()
  return (
    <div className="desk-stale" role="status">
      {text && <Alert>{text}</Alert>}
    </div>
  )
}
