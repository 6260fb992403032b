'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonVariants } from '@/components/ui/button'

/** Control that changed the list, by name: the next list is another page, and focuses its own. */
export const focusedNext: { name: string | null } = { name: null }

/** Reads the canonical address from the choices of a form. */
export function readAddress(form: HTMLFormElement): string {
  const { ordem, ...segments } = Object.fromEntries(new FormData(form))
  return [...Object.values(segments), ordem].filter(Boolean).join('/')
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
