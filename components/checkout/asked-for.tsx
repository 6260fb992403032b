'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Legend } from '@/components/ui/label'
import { RadioGroup, RadioGroupRow } from '@/components/ui/radio-group'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { problemCopy } from '@/lib/copy/problems'
import type { CheckoutObstacle } from '@/lib/domain/checkout'
import { openOnce } from '@/stores/delivery'
import { useStores } from '@/stores/storefront-provider'

type AskedState = { readonly missing: CheckoutObstacle | null }

const openAsked = openOnce(() => createStore<AskedState>()(() => ({ missing: null })))

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

export function FieldError({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="mb-2 text-destructive text-sm">
      {children}
    </p>
  )
}

export const useIsAsked = (missing: CheckoutObstacle) =>
  useStore(openAsked(useStores()), (state) => state.missing === missing)

type AskedProps = {
  readonly missing: CheckoutObstacle
  readonly isGiven: boolean
  readonly text?: string | undefined
}

/** Shows the specified message at the field the shopper was led to. */
export function AskedFor({ missing, isGiven, text }: AskedProps) {
  if (!useIsAsked(missing) || isGiven) return null
  const { title, detail } = problemCopy[missing]
  // The field's label is the question.
  return <FieldError>{text ?? (title.endsWith('?') ? detail : title)}</FieldError>
}

/** For labels and legends that begin with an icon. */
export const fieldLabelClass = 'flex items-center gap-2 *:size-5 *:flex-none *:text-muted-foreground'

type ChoiceProps<Value> = {
  readonly icon: ReactNode
  readonly label: string
  readonly missing: CheckoutObstacle
  readonly choices: readonly { readonly value: Value; readonly text: string }[]
  readonly chosen: Value | null | undefined
  readonly onChoose: (value: Value) => void
  /** Rows for long texts; chips by default. */
  readonly isStacked?: boolean
  /** Replaces the missing-answer message. */
  readonly children?: ReactNode
}

function Chip(props: ComponentProps<'input'>) {
  return <ToggleGroupItem variant="outline" {...props} />
}

export function ChoiceField<Value extends string>(props: ChoiceProps<Value>) {
  const { icon, label, missing, choices, chosen, onChoose, isStacked = false, children } = props
  const name = useId()
  const Group = isStacked ? RadioGroup : ToggleGroup
  const Item = isStacked ? RadioGroupRow : Chip
  return (
    <Group className="mt-5">
      <Legend className={fieldLabelClass}>
        {icon}
        {label}
      </Legend>
      {children ?? <AskedFor missing={missing} isGiven={Boolean(chosen)} />}
      <div className={isStacked ? 'grid gap-2' : 'flex flex-wrap gap-2 empty:hidden'}>
        {choices.map(({ value, text }) => (
          <Item
            key={value}
            name={name}
            data-missing={missing}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            {text}
          </Item>
        ))}
      </div>
    </Group>
  )
}
