import { useState } from 'react'
import { deskFrameCopy } from '@/lib/desk/copy/frame'
import { DeskWindow } from './desk-window'
import { Segments } from './segments'
import { areSingleKeysOn, switchSingleKeys } from './use-shortcuts'

const { shortcuts: copy } = deskFrameCopy

export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [areOn, setOn] = useState(areSingleKeysOn)
  return (
    <DeskWindow title={copy.title} onClose={onClose}>
      <Segments
        legend={copy.singleKeys}
        values={['on', 'off'] as const}
        nameOf={(value) => copy.switch[value]}
        chosen={areOn ? 'on' : 'off'}
        onChoose={(value) => {
          switchSingleKeys(value === 'on')
          setOn(value === 'on')
        }}
      />
      <dl className="desk-keys mt-4">
        {Object.entries(copy.keys).map(([key, label]) => (
          <div key={key} className="flex min-h-11 items-center gap-3">
            <dt>
              <kbd className="desk-key">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </DeskWindow>
  )
}
