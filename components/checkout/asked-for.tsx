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
  /** Selects where it can be given; null where nothing in the page is. */
  readonly target: string | null
  readonly block?: ScrollLogicalPosition
}

/** Leads to where something that is missing can be given, which then says so. */
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

/** Leads there without a word of its own. */
export const showMissing = (obstacle: CheckoutObstacle) => leadTo(`[data-missing='${obstacle}']`)

type Props = {
  readonly missing: CheckoutObstacle
  readonly isGiven: boolean
  /** Replaces the specified text. */
  readonly text?: string | undefined
}

/** What is missing, in the words of the specification, at the field that the shopper was led to. */
export function AskedFor({ missing, isGiven, text }: Props) {
  const isAsked = useStore(openAsked(useStores()), (state) => state.missing === missing)
  if (!isAsked || isGiven) return null
  const { title, detail } = problemCopy[missing]
  return (
    <p role="alert" className="mb-2 text-md text-destructive leading-[1.35]">
      {/* A question is the label of its field already. */}
      {text ?? (title.endsWith('?') ? detail : title)}
    </p>
  )
}
