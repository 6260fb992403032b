'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { searchCopy } from '@/lib/copy/search'
import { paths } from '@/lib/domain/paths'
import { normalizeQuery } from '@/lib/domain/search-query'
import { searchOf } from './suggestion-options'
import { SuggestionPanel } from './suggestion-panel'
import type { SuggestionHandlers } from './suggestion-row'
import { useComboboxKeys } from './use-combobox-keys'
import { useRecentSearches, useSuggestions, useTypedText } from './use-suggestions'

type Props = {
  readonly field: HTMLInputElement
  /** Id referenced by the field. */
  readonly listId: string
}

export function SearchSuggestions({ field, listId }: Props) {
  const router = useRouter()
  const pathname = usePathname()
  const text = useTypedText(field)
  // Closes on another page.
  const [openPath, setOpenPath] = useState(document.activeElement === field ? pathname : null)
  const setOpen = useCallback((isOpen: boolean) => setOpenPath(isOpen ? pathname : null), [pathname])
  const isOpen = openPath === pathname
  const { recent, remember, forget } = useRecentSearches(field)
  const { options, nothingFor } = useSuggestions({ text, isOpen, recent })
  const isShown = isOpen && (options.length > 0 || nothingFor !== null)
  const walked = useComboboxKeys({ field, options, isShown, setOpen })
  const [said, setSaid] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to what was typed
  useEffect(() => setSaid(null), [text, isShown])

  useEffect(() => {
    const { form } = field
    function search(event: SubmitEvent) {
      const wanted = normalizeQuery(field.value)
      if (wanted === '') return
      event.preventDefault()
      remember(wanted)
      setOpen(false)
      field.blur()
      router.push(paths.search(wanted))
    }
    form?.addEventListener('submit', search)
    return () => form?.removeEventListener('submit', search)
  }, [field, router, setOpen, remember])

  const handlers: SuggestionHandlers = useMemo(
    () => ({
      onChosen(option) {
        const search = searchOf(option)
        if (search !== null) remember(search)
        setOpen(false)
        field.blur()
      },
      onForget(search) {
        forget(search)
        setSaid(search === null ? searchCopy.forgottenAll : searchCopy.forgotten(search))
      },
      onSaid: setSaid,
    }),
    [field, setOpen, remember, forget],
  )

  const header = field.closest('header')
  if (!header) return null
  return createPortal(
    <SuggestionPanel
      listId={listId}
      options={options}
      nothingFor={nothingFor}
      walkedIndex={walked.index}
      isWalkedAside={walked.isAction}
      isShown={isShown}
      said={said}
      place={field.form}
      handlers={handlers}
    />,
    header,
  )
}
