'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { useLatePart } from '@/components/ui/late-part'
import { NativeSelect } from '@/components/ui/native-select'
import { focusedNext, readAddress } from './list-links'
import type { Choice, RefinedList } from './refine-choices'

const loadSheet = () => import('./refine-sheet').then(({ RefineSheet }) => RefineSheet)

type FormProps = { readonly id: string; readonly list: string; readonly children: ReactNode }

/** Follows each choice beside the list. Without scripts it is sent as it is, and phones open it as a popover. */
export function RefineForm({ id, list, children }: FormProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = form
    const inputs = [...(current?.querySelectorAll('input') ?? [])]
    // Ticked before the scripts came.
    if (inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)) current?.requestSubmit()
    // Going back finds the choices of the page.
    return () => current?.reset()
  }, [])
  function follow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = readAddress(event.currentTarget)
    focusedNext.name = (document.activeElement as HTMLInputElement | null)?.name ?? ''
    startTransition(() => router.push(address))
  }
  return (
    <form
      ref={form}
      id={id}
      popover="auto"
      action="/api/form-redirect"
      autoComplete="off"
      aria-busy={isPending}
      className="text-foreground transition-opacity delay-200 backdrop:bg-scrim aria-busy:opacity-60 max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:rounded-t-xl max-lg:bg-background max-lg:p-4 max-lg:shadow-lg lg:static lg:mt-4 lg:block lg:w-full lg:overflow-visible lg:border-t lg:bg-transparent"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      onSubmit={follow}
    >
      <input type="hidden" name="list" value={list} />
      {children}
    </form>
  )
}

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
