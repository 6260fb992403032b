'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import {
  createLinePreferencesStore,
  type LinePreferencesState,
  linePreferencesKey,
} from '@/stores/line-preferences'
import { onOtherTab } from '@/stores/other-tabs'
import { deviceStorage } from '@/stores/stored-value'

const PreferencesContext = createContext<ReturnType<typeof createLinePreferencesStore> | null>(null)

/** What the shopper wants for single products; part of the drawer, and not of every page's first JavaScript. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createLinePreferencesStore(deviceStorage))
  useEffect(() => {
    const { load } = store.getState()
    load()
    return onOtherTab([linePreferencesKey], load)
  }, [store])
  return <PreferencesContext value={store}>{children}</PreferencesContext>
}

export function usePreferences<T>(select: (state: LinePreferencesState) => T): T {
  const store = use(PreferencesContext)
  if (!store) throw new Error('PreferencesProvider is missing')
  return useStore(store, select)
}
