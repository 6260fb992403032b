'use client'

import { Import, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { emptyShelfClass } from '@/components/shop/empty-shelf'
import { Button, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { sellerCopy } from '@/lib/copy/seller'
import { erpSystems, findErpSystems } from '@/lib/domain/erp-systems'
import { useToast } from '@/stores/storefront-provider'

// The utilities of the list count them too.
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
      <div className="mt-4 grid gap-1.5 md:grid-cols-[minmax(0,420px)_1fr] md:items-center md:gap-x-4 noscript:hidden">
        <label htmlFor={fieldId} className="font-semibold md:col-span-2">
          {copy.filter}
        </label>
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5.5 text-muted-foreground"
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
        <p role="status" className="text-muted-foreground text-sm">
          {isFiltered ? copy.matches(names.length, total) : copy.total(total)}
        </p>
      </div>
      {/* Typing never shortens the page under the field. */}
      <div
        data-filtered={isFiltered || undefined}
        className="mt-4 max-md:data-filtered:min-h-[60svh] md:min-h-[calc(18*(1.5rem+17px))] lg:min-h-[calc(14*(1.5rem+17px))]"
      >
        {names.length > 0 ? (
          // Row by row on phones: the first dozen stays where it is when the rest follows.
          <ul
            aria-label={copy.list}
            data-short={isShort || undefined}
            className="grid grid-cols-2 gap-x-4 max-md:not-noscript:data-short:[&>:nth-child(n+13)]:hidden md:block md:columns-3 lg:columns-4"
          >
            {names.map((name, index) => (
              <li
                key={name}
                className="min-w-0 break-inside-avoid border-b py-2"
                {...(index === shortCount && { ref: firstMore, tabIndex: -1 })}
              >
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className={emptyShelfClass}>
            {copy.missing}{' '}
            <ChatLink
              href={chatUrl}
              className={buttonVariants({ variant: 'link', className: 'text-primary' })}
            >
              {copy.ask}
            </ChatLink>
          </p>
        )}
        {isShort && (
          <div className="mt-4 hidden max-md:not-noscript:grid">
            <Button variant="outline" onClick={() => setWhole(true)}>
              {copy.showAll(total)}
            </Button>
          </div>
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
    <Button variant="secondary" size="lg" onClick={() => showToast({ title: soon, description: soonDetail })}>
      <Import className="size-5.5 flex-none" />
      {sellerCopy.erp.import}
    </Button>
  )
}

type ChatProps = { readonly href: string; readonly className: string; readonly children: ReactNode }

/** Opens a new tab, announced to screen readers. */
export function ChatLink({ href, className, children }: ChatProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {sellerCopy.newTab}</span>
    </a>
  )
}
