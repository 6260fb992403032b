import './suggestions.css'

import { memo, useLayoutEffect, useRef } from 'react'
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
    if (!isShown || !place) return
    const { left, width } = place.getBoundingClientRect()
    panel.current?.style.setProperty('--left', `${left}px`)
    panel.current?.style.setProperty('--width', `${width}px`)
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
      <div ref={panel} className="suggestions" hidden={!isShown}>
        {nothing && (
          <p aria-hidden="true" className="suggestion-nothing">
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
              <Section title={searchCopy.popular} rows={firstPopular < 0 ? [] : rows.slice(firstPopular)} />
            </>
          ) : (
            rows
          )}
        </div>
      </div>
    </>
  )
})

function Section({ title, rows }: { readonly title: string; readonly rows: readonly React.ReactNode[] }) {
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-label={title} className="suggestion-section">
      <p aria-hidden="true" className="suggestion-heading">
        {title}
      </p>
      {rows}
    </div>
  )
}
