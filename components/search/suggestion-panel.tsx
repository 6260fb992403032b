import './suggestions.css'

import { useLayoutEffect, useRef } from 'react'
import { searchCopy } from '@/lib/copy/search'
import { suggestionListId } from './search-ids'
import type { SuggestionOption } from './suggestion-options'
import { SuggestionRow } from './suggestion-row'

type Props = {
  readonly options: readonly SuggestionOption[]
  readonly activeIndex: number
  readonly isShown: boolean
  /** The form it hangs under; on a phone it is as wide as the screen. */
  readonly place: HTMLElement | null
  readonly onChosen: () => void
}

/** The list that rolls out from under the canopy. The focus stays in the field; a screen reader hears how many there are. */
export function SuggestionPanel({ options, activeIndex, isShown, place, onChosen }: Props) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!isShown || !place) return
    const { left, width } = place.getBoundingClientRect()
    panel.current?.style.setProperty('--left', `${left}px`)
    panel.current?.style.setProperty('--width', `${width}px`)
  }, [isShown, place])

  useLayoutEffect(() => {
    const row = panel.current?.querySelector('[aria-selected="true"]')
    if (activeIndex >= 0) row?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  return (
    <>
      <p role="status" className="sr-only">
        {isShown && searchCopy.count(options.length)}
      </p>
      <div ref={panel} className="suggestions" hidden={!isShown}>
        <div
          id={suggestionListId}
          role="listbox"
          aria-label={searchCopy.suggestions}
          // The field keeps the focus whatever is touched in here.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            <SuggestionRow
              key={`${option.kind}-${option.href}`}
              option={option}
              index={index}
              isActive={index === activeIndex}
              onChosen={onChosen}
            />
          ))}
        </div>
      </div>
    </>
  )
}
