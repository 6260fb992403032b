import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { useShortcuts } from '../frame/use-shortcuts'
import { searchOf } from './order-filters'

type Props = { readonly typed: string; readonly onSearch: (text: string) => void }

/** Milliseconds. */
const restMs = 250

/** Searches while typing; `/` focuses it, Escape leaves it. */
export function SearchBox({ typed, onSearch }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed)
  const [asked, setAsked] = useState(typed)
  if (asked !== typed) {
    setAsked(typed)
    // Changed elsewhere: by the back button or cleared filters. Keeps text being typed.
    if (searchOf(text) !== typed) setText(typed)
  }
  useShortcuts({ '/': () => field.current?.select() })

  const wanted = searchOf(text)
  useEffect(() => {
    if (wanted === typed) return
    const timer = setTimeout(() => onSearch(wanted), restMs)
    return () => clearTimeout(timer)
  }, [wanted, typed, onSearch])

  return (
    <search className="desk-search">
      <label htmlFor={id} className="sr-only">
        {copy.search.label}
      </label>
      <Search className="desk-search-icon" />
      <input
        ref={field}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        placeholder={copy.search.placeholder}
        className="desk-field"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') field.current?.blur()
          if (key === 'Enter') onSearch(wanted)
        }}
      />
      <span className="desk-key desk-search-key" aria-hidden="true">
        /
      </span>
    </search>
  )
}
