'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useRef, useTransition } from 'react'
import { buttonVariants } from '@/components/ui/button'

/** Control that changed the list, by name: the next list is another page, and focuses its own. */
export const focusedNext: { name: string | null } = { name: null }

/** Reads the canonical address from the choices of a form. */
function readAddress(form: HTMLFormElement): string {
  const { ordem, ...segments } = Object.fromEntries(new FormData(form))
  return [...Object.values(segments), ordem].filter(Boolean).join('/')
}

type FormProps = ComponentProps<'form'> & {
  readonly list: string
  /** Takes the address of all choices, in place of following each of them. */
  readonly onDraft?: (address: string) => void
}

/** Refines a list: beside it by each choice, in a sheet by all of them, and without scripts as it is sent. */
export function RefineForm({ list, onDraft, children, ...form }: FormProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { current } = ref
    const inputs = [...(current?.querySelectorAll('input') ?? [])]
    // Ticked before the scripts came.
    if (inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)) current?.requestSubmit()
    // Going back finds the choices of the page.
    return () => current?.reset()
  }, [])
  return (
    <form
      ref={ref}
      action="/api/form-redirect"
      autoComplete="off"
      aria-busy={isPending}
      onChange={({ currentTarget }) =>
        onDraft ? onDraft(readAddress(currentTarget)) : currentTarget.requestSubmit()
      }
      onSubmit={(event) => {
        event.preventDefault()
        if (onDraft) return
        const address = readAddress(event.currentTarget)
        focusedNext.name = (document.activeElement as HTMLInputElement | null)?.name ?? ''
        startTransition(() => router.push(address))
      }}
      {...form}
    >
      <input type="hidden" name="list" value={list} />
      {children}
    </form>
  )
}

type RefineLinkProps = ComponentProps<typeof Link> & { readonly name?: string }

/** Leads to other choices; the focus follows to the control of that name, else to the opener. */
export function RefineLink({ name = '', onClick, ...link }: RefineLinkProps) {
  return (
    <Link
      rel="nofollow"
      prefetch={false}
      onClick={(event) => {
        focusedNext.name = name
        onClick?.(event)
      }}
      {...link}
    />
  )
}

type MoreLinkProps = ComponentProps<'a'> & { readonly onMore: () => void }

export function MoreLink({ href, children, onMore, ...link }: MoreLinkProps) {
  return (
    <a
      href={href}
      className={buttonVariants({ variant: 'secondary', className: 'peer mt-8 w-full' })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        onMore()
      }}
      {...link}
    >
      {children}
    </a>
  )
}
