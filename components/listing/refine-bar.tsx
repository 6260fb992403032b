'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLatePart } from '@/components/shop/late-part'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { focusedNext } from './list-links'
import type { Choice, RefinedList } from './refine-choices'

const loadSheet = () => import('./refine-sheet').then(({ RefineSheet }) => RefineSheet)

type BarProps = RefinedList & {
  readonly id: string
  /** Texts are props: importing them would load all list texts. */
  readonly open: string
  readonly sort: string
  readonly count: string
  readonly orders: readonly Choice[]
}

/** Opens filters and order on phones; wide screens have the order here, and the filters beside the list. */
export function RefineBar({ id, open, sort, count, orders, ...refined }: BarProps) {
  const [isOpen, setOpen] = useState(false)
  const [announced, setAnnounced] = useState('')
  const { Part: RefineSheet, isLoading, hasFailed, request } = useLatePart(loadSheet, 'filters')
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement | null
    if (focusedNext.name === null || !form) return
    const control = ([...form.elements] as HTMLInputElement[]).find(
      ({ name, type, checked }) => name === focusedNext.name && (type !== 'radio' || checked),
    )
    control?.focus()
    if (document.activeElement !== control) opener.current?.focus({ preventScroll: true })
    focusedNext.name = null
    setAnnounced(count)
  }, [id, count])
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        size="sm"
        className="lg:hidden"
        popoverTarget={id}
        aria-busy={isLoading}
        onClick={(event) => {
          // The form of the page itself stands in for a sheet that does not load.
          if (hasFailed) return
          event.preventDefault()
          request()
          setOpen(true)
        }}
      >
        <SlidersHorizontal className="size-4.5 max-md:hidden" />
        {open}
      </Button>
      <NativeSelect
        form={id}
        name="ordem"
        aria-label={sort}
        defaultValue={orders.find(({ isChosen }) => isChosen)?.segment}
        autoComplete="off"
        className="h-11! w-50! max-lg:not-noscript:hidden"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {orders.map(({ segment, label }) => (
          <option key={segment} value={segment}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <Button type="submit" form={id} variant="secondary" size="sm">
          {sort}
        </Button>
      </noscript>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {RefineSheet && (
        <RefineSheet isOpen={isOpen} onClose={() => setOpen(false)} opener={opener} {...refined} />
      )}
    </>
  )
}
