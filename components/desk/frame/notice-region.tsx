import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { cn } from '@/lib/utils'
import { dismissNotice, type Notice, notices } from './notices'

/** Shows one notice at a time and holds it under the pointer. */
export function NoticeRegion() {
  const { shown, announced } = useStore(notices)
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {announced}
      </p>
      <div className="desk-notices" role="status">
        {shown && <NoticeCard key={shown.id} notice={shown} />}
      </div>
    </>
  )
}

function NoticeCard({ notice: { id, text, tone, action, forMs } }: { readonly notice: Notice }) {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissNotice(id), forMs)
    return () => clearTimeout(timer)
  }, [id, forMs, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it still is no action of its own
    <div
      className={cn('desk-notice', tone === 'bad' && 'desk-notice-bad')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="min-w-0 flex-1">{text}</span>
      {action && (
        <button
          type="button"
          className="desk-notice-action"
          onClick={() => {
            dismissNotice(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <Button variant="ghost" size="icon" aria-label={deskFrameCopy.close} onClick={() => dismissNotice(id)}>
        <X className="size-5" />
      </Button>
    </div>
  )
}
