import { createStore } from 'zustand/vanilla'
import { readChoice, storeChoice } from '@/lib/desk/browser/device-choice'

const key = 'desk-single-keys'

/** Whether letters and signs work by themselves: speech input and a hand that trembles press them by accident. */
export const singleKeys = createStore<{ readonly areOn: boolean }>(() => ({
  areOn: readChoice(key) !== 'off',
}))

export function switchSingleKeys(areOn: boolean): void {
  singleKeys.setState({ areOn })
  storeChoice(key, areOn ? 'on' : 'off')
}

/** Whether a key, as `KeyboardEvent.key` names it, works now; those that write nothing always do. */
export const isKeyOn = (name: string) => name.length > 1 || singleKeys.getState().areOn
