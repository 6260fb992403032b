import { useState } from 'react'
import { useStore } from 'zustand'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { DeskWindow } from './desk-window'
import { Segments } from './segments'
import { isKeyOn, shortcutGroups, singleKeys, switchSingleKeys, useShortcuts } from './use-shortcuts'

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
  const { areOn } = useStore(singleKeys)
  const { shortcuts: copy } = deskFrameCopy
  const shown = groups.flatMap(({ read }) => read()).filter(({ key }) => isKeyOn(key))
  return (
    <DeskWindow title={copy.title} onClose={onClose}>
      <Segments
        legend={copy.singleKeys}
        values={['on', 'off'] as const}
        nameOf={(value) => copy.switch[value]}
        chosen={areOn ? 'on' : 'off'}
        onChoose={(value) => switchSingleKeys(value === 'on')}
      />
      <dl className="desk-keys mt-4">
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
