'use client'

import { Import, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { emptyShelfClass } from '@/components/ui/empty-shelf'
import { Input } from '@/components/ui/input'
import { sellerCopy } from '@/lib/copy/seller'
import { erpSystems, findErpSystems } from '@/lib/domain/erp-systems'
import { useToast } from '@/stores/storefront-provider'
import { ChatLink } from './chat-link'

// `.erp-list[data-short]` in seller.css hides the rest on phones with scripts.
const shortCount = 12

/** Filters by name; phones start with a dozen. */
export function ErpFinder({ chatUrl }: { readonly chatUrl: string }) {
  const copy = sellerCopy.erp
  const total = erpSystems.length
  const fieldId = useId()
  const [query, setQuery] = useState('')
  const [isWhole, setWhole] = useState(false)
  const firstMore = useRef<HTMLLIElement>(null)
  const names = findErpSystems(query)
  const isFiltered = names.length < total
  const isShort = !isFiltered && !isWhole

  // The button is gone: focus continues in the list.
  useEffect(() => {
    if (isWhole) firstMore.current?.focus({ preventScroll: true })
  }, [isWhole])

  return (
    <>
      <div className="erp-search">
        <label htmlFor={fieldId} className="font-semibold">
          {copy.filter}
        </label>
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-[14px] left-3.5 size-[22px] text-muted-foreground"
          />
          <Input
            id={fieldId}
            type="search"
            className="pl-12"
            placeholder={copy.filterExample}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
          />
        </span>
        <p role="status" className="text-md text-muted-foreground">
          {isFiltered ? copy.matches(names.length, total) : copy.total(total)}
        </p>
      </div>
      <div className="erp-results" data-filtered={isFiltered || undefined}>
        {names.length > 0 ? (
          <ul className="erp-list" aria-label={copy.list} data-short={isShort || undefined}>
            {names.map((name, index) => (
              <li key={name} {...(index === shortCount && { ref: firstMore, tabIndex: -1 })}>
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className={emptyShelfClass}>
            {copy.missing}{' '}
            <ChatLink href={chatUrl} className="inline-block py-2.5 font-bold text-primary underline">
              {copy.ask}
            </ChatLink>
          </p>
        )}
        {isShort && (
          <Button variant="outline" className="erp-more" onClick={() => setWhole(true)}>
            {copy.showAll(total)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Shows the specification's toast only. */
export function ImportSkusButton() {
  const showToast = useToast((state) => state.show)
  const { soon, soonDetail } = sellerCopy.erp
  return (
    <Button
      variant="secondary"
      size="lg"
      onClick={() => showToast({ title: soon, description: soonDetail, variant: 'default' })}
    >
      <Import className="size-[22px] flex-none" />
      {sellerCopy.erp.import}
    </Button>
  )
}
