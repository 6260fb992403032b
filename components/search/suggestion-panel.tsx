import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { searchCopy } from '@/lib/copy/search'
import type { SuggestionOption } from './suggestion-options'
import { type SuggestionHandlers, SuggestionRow } from './suggestion-row'

type Props = {
  readonly listId: string
  readonly options: readonly SuggestionOption[]
  /** Query without results, else null. */
  readonly nothingFor: string | null
  /** Keyboard position. */
  readonly walkedIndex: number
  readonly isWalkedAside: boolean
  readonly isShown: boolean
  /** Announced instead of the count. */
  readonly said: string | null
  /** Form it hangs from; full width on phones. */
  readonly place: HTMLElement | null
  readonly handlers: SuggestionHandlers
}

/** Keeps the focus in the field; announces the count. */
export const SuggestionPanel = memo(function SuggestionPanel(props: Props) {
  const { listId, options, nothingFor, walkedIndex, isWalkedAside, isShown, said, place, handlers } = props
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!isShown || !place || !panel.current) return
    const { left, width, bottom } = place.getBoundingClientRect()
    panel.current.style.cssText = `--left:${left}px;--width:${width}px;--below:${bottom}px`
  }, [isShown, place])

  useLayoutEffect(() => {
    const row = panel.current?.querySelector('[aria-selected="true"]')
    if (walkedIndex >= 0) row?.scrollIntoView({ block: 'nearest' })
  }, [walkedIndex])

  const rows = options.map((option, index) => (
    <SuggestionRow
      key={option.kind === 'forget-all' ? option.kind : `${option.kind}-${option.href}`}
      option={option}
      index={index}
      active={index !== walkedIndex ? null : isWalkedAside ? 'action' : 'option'}
      handlers={handlers}
    />
  ))
  const firstPopular = options.findIndex(({ kind }) => kind === 'popular')
  const recent = firstPopular < 0 ? rows : rows.slice(0, firstPopular)
  const isEmptyField = firstPopular >= 0 || options[0]?.kind === 'recent'

  const nothing = nothingFor !== null && searchCopy.nothing(nothingFor)
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && (said ?? [nothing, searchCopy.count(options.length)].filter(Boolean).join('. '))}
      </p>
      {/* Rolls out from under the canopy, whose valance hangs over it. */}
      <div
        ref={panel}
        data-slot="suggestions"
        hidden={!isShown}
        className="absolute inset-x-0 top-full -z-1 max-h-[calc(100dvh-var(--below)-24px)] overflow-y-auto overscroll-contain rounded-b-lg bg-popover px-2 pt-4 pb-2 text-popover-foreground shadow-lg transition-[opacity,translate] duration-150 motion-safe:starting:-translate-y-1.5 motion-safe:starting:opacity-0 md:right-auto md:left-[calc(var(--left)-8px)] md:w-[calc(var(--width)+16px)] contrast-more:border forced-colors:border"
      >
        {nothing && (
          <p aria-hidden="true" className="px-1.5 py-2 font-bold">
            {nothing}
          </p>
        )}
        <div
          id={listId}
          role="listbox"
          aria-label={searchCopy.suggestions}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isEmptyField ? (
            <>
              <Section title={searchCopy.recent} rows={recent} />
              <Section
                title={searchCopy.popular}
                rows={firstPopular < 0 ? [] : rows.slice(firstPopular)}
                className="flex flex-wrap gap-2 px-1.5"
              />
            </>
          ) : (
            rows
          )}
        </div>
      </div>
    </>
  )
})

type SectionProps = {
  readonly title: string
  readonly rows: readonly ReactNode[]
  readonly className?: string
}

function Section({ title, rows, className }: SectionProps) {
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-label={title} className="not-first:mt-3">
      <p aria-hidden="true" className="px-1.5 pb-2 font-bold text-muted-foreground text-sm">
        {title}
      </p>
      <div className={className}>{rows}</div>
    </div>
  )
}
