'use client'

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createLinePreferencesStore, type LinePreferencesState } from '@/stores/line-preferences'

const PreferencesContext = createContext<ReturnType<typeof createLinePreferencesStore> | null>(null)

/** What the shopper wants for single products; part of the drawer, and not of every page's first JavaScript. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createLinePreferencesStore(() => window.localStorage))
  useEffect(() => {
    const { load } = store.getState()
    load()
    window.addEventListener('storage', load)
    return () => window.removeEventListener('storage', load)
  }, [store])
  return <PreferencesContext value={store}>{children}</PreferencesContext>
}

export function usePreferences<T>(select: (state: LinePreferencesState) => T): T {
  const store = use(PreferencesContext)
  if (!store) throw new Error('PreferencesProvider is missing')
  return useStore(store, select)
}
