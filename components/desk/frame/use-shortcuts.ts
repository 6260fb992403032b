import { useEffect, useRef } from 'react'
import { readChoice, storeChoice } from '@/lib/desk/browser/device-choice'
import type { deskFrameCopy } from '@/lib/desk/copy/frame'

const storageKey = 'desk-single-keys'

/** Can be disabled, since speech input and trembling hands press keys by accident. */
let areOn = readChoice(storageKey) !== 'off'

export const areSingleKeysOn = () => areOn

export function switchSingleKeys(on: boolean): void {
  areOn = on
  storeChoice(storageKey, on ? 'on' : 'off')
}

type Shortcuts = Partial<Record<keyof typeof deskFrameCopy.shortcuts.keys, () => void>>

const typing =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]),textarea,select,[contenteditable]'
/** Elements that handle Enter themselves. */
const pressing = 'a,button,input,summary,[role=button]'

function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(`dialog,${typing}`) !== null || (key === 'Enter' && target.closest(pressing) !== null)
}

/** Handles single keys outside of fields and windows; handlers may change with every render. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    function follow(event: KeyboardEvent): void {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return
      if (isTaken(target, key) || document.querySelector('dialog[open]')) return
      if (key.length === 1 && !areOn) return
      // Caps Lock changes letters.
      const name = key.length === 1 ? key.toLowerCase() : key
      const run = current.current[name as keyof Shortcuts]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
}
