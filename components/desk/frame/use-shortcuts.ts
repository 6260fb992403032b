import { useEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { readChoice, storeChoice } from '@/lib/desk/browser/device-choice'

const storageKey = 'desk-single-keys'

/** Whether letters and signs work by themselves: speech input and a hand that trembles press them by accident. */
export const singleKeys = createStore<{ readonly areOn: boolean }>(() => ({
  areOn: readChoice(storageKey) !== 'off',
}))

export function switchSingleKeys(areOn: boolean): void {
  singleKeys.setState({ areOn })
  storeChoice(storageKey, areOn ? 'on' : 'off')
}

/** Whether a key, as `KeyboardEvent.key` names it, works now; those that write nothing always do. */
export const isKeyOn = (name: string) => name.length > 1 || singleKeys.getState().areOn

export type Shortcut = {
  /** As `KeyboardEvent.key` has it: 'j', '/', 'Enter', '?'. */
  readonly key: string
  /** What it does, for the window that `?` opens. */
  readonly label: string
  readonly run: (event: KeyboardEvent) => void
}

type Group = { readonly read: () => readonly Shortcut[] }

/** Every group of the views that are open, the newest last: of two with the same key, the newest holds. */
export const shortcutGroups = createStore<{ readonly groups: readonly Group[] }>(() => ({ groups: [] }))

const typing =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]),textarea,select,[contenteditable]'
/** Keys that these elements take themselves. */
const pressing = 'a,button,input,summary,[role=button]'

function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog')) return true
  return (
    target.closest(typing) !== null || ((key === 'Enter' || key === ' ') && target.closest(pressing) !== null)
  )
}

function follow(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
  if (!isKeyOn(event.key) || isTaken(event.target, event.key) || document.querySelector('dialog[open]'))
    return
  // Caps Lock makes other letters of them.
  const pressed = event.key.toLowerCase()
  const shortcut = shortcutGroups
    .getState()
    .groups.slice()
    .reverse()
    .flatMap(({ read }) => read())
    .find(({ key }) => key.toLowerCase() === pressed)
  if (!shortcut) return
  event.preventDefault()
  shortcut.run(event)
}

/**
 * Keys that work while a component is shown, by themselves and outside of fields and windows; `?` lists them. They may be
 * others at every render.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    const group = { read: () => current.current }
    const { groups } = shortcutGroups.getState()
    if (groups.length === 0) document.addEventListener('keydown', follow)
    shortcutGroups.setState({ groups: [...groups, group] })
    return () => {
      const rest = shortcutGroups.getState().groups.filter((other) => other !== group)
      shortcutGroups.setState({ groups: rest })
      if (rest.length === 0) document.removeEventListener('keydown', follow)
    }
  }, [])
}
