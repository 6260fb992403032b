import { useState } from 'react'
import { useStore } from 'zustand'
import { deskFrameCopy } from '@/lib/copy/desk/frame'
import { DeskWindow } from './desk-window'
import { shortcutGroups, useShortcuts } from './use-shortcuts'

/** The window that `?` opens: every key that works where one is. */
export function useShortcutHelp() {
  const [isOpen, setOpen] = useState(false)
  const { shortcuts: copy } = deskFrameCopy
  useShortcuts([{ key: '?', label: copy.show, run: () => setOpen(true) }])
  return {
    open: () => setOpen(true),
    help: isOpen ? <ShortcutHelp onClose={() => setOpen(false)} /> : null,
  }
}

function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { groups } = useStore(shortcutGroups)
  const { shortcuts: copy } = deskFrameCopy
  const shown = groups.flatMap(({ read }) => read())
  return (
    <DeskWindow title={copy.title} onClose={onClose}>
      <dl className="desk-keys">
        {shown.map(({ key, label }) => (
          <div key={key + label} className="flex min-h-11 items-center gap-3">
            <dt>
              <kbd className="desk-key">{copy.keys[key] ?? key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </DeskWindow>
  )
}
