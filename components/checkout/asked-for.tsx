'use client'

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { problemCopy } from '@/lib/copy/problems'
import type { CheckoutObstacle } from '@/lib/domain/checkout'
import { type Stores, useStores } from '@/stores/storefront-provider'

type AskedState = { readonly missing: CheckoutObstacle | null }

const createAskedStore = () => createStore<AskedState>()(() => ({ missing: null }))
const opened = new WeakMap<Stores, ReturnType<typeof createAskedStore>>()

function openAsked(stores: Stores) {
  const store = opened.get(stores) ?? createAskedStore()
  opened.set(stores, store)
  return store
}

export type AskedPlace = {
  readonly missing?: CheckoutObstacle
  /** Selector of the field; null when absent. */
  readonly target: string | null
  readonly block?: ScrollLogicalPosition
}

/** Leads to the missing field, which shows its message. */
export function useAskFor() {
  const stores = useStores()
  return ({ missing, target, block }: AskedPlace) => {
    openAsked(stores).setState({ missing: missing ?? null })
    leadTo(target, block)
  }
}

function leadTo(target: string | null, block: ScrollLogicalPosition = 'center'): void {
  const place = target === null ? null : document.querySelector<HTMLElement>(target)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block })
}

/** Scrolls to the field silently. */
export const showMissing = (obstacle: CheckoutObstacle) => leadTo(`[data-missing='${obstacle}']`)

type Props = {
  readonly missing: CheckoutObstacle
  readonly isGiven: boolean
  readonly text?: string | undefined
}

/** Shows the specified message at the field the shopper was led to. */
export function AskedFor({ missing, isGiven, text }: Props) {
  const isAsked = useStore(openAsked(useStores()), (state) => state.missing === missing)
  if (!isAsked || isGiven) return null
  const { title, detail } = problemCopy[missing]
  return (
    <p role="alert" className="mb-2 text-md text-destructive leading-[1.35]">
      {/* The field's label is the question. */}
      {text ?? (title.endsWith('?') ? detail : title)}
    </p>
  )
}
