'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { useLatePart } from '@/components/ui/late-part'

const loadForms = () => import('./refine-sheets').then(({ RefineSheets }) => RefineSheets)

const openers = '[popovertarget=filtros], [popovertarget=ordem], .refine-disclosure'

/** Position of a chip, or id of the open sheet. */
type Used = { readonly chip: number } | { readonly sheet: string }

/** Previous pages stay in the document, hidden. */
function findRefineBar(): Element | null {
  const bars = [...document.querySelectorAll('.refine-bar')]
  return bars.find((bar) => bar.getClientRects().length > 0) ?? null
}

const chipsOf = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('.refine-chip')]

/** Finds the element to focus after a chip was removed. */
function placeOf(used: Used, bar: Element): HTMLElement | null {
  const rest = chipsOf(bar)
  const chip = 'chip' in used ? rest[Math.min(used.chip, rest.length - 1)] : null
  const sheet = 'sheet' in used ? used.sheet : 'filtros'
  return chip ?? bar.querySelector(`[popovertarget=${sheet}]`)
}

/** Loads the filter form on first touch; links work until then. Restores the focus after navigation. */
export function RefineGate() {
  const pathname = usePathname()
  const { Part: RefineSheets, request } = useLatePart(loadForms, 'filters')
  const [touchedPage, setTouchedPage] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const used = useRef<Used | null>(null)

  useEffect(() => {
    function touch(target: EventTarget | null, click?: Event) {
      const opener = target instanceof Element && target.closest<HTMLButtonElement>(openers)
      if (!opener) return
      const sheet = click && (opener.popoverTargetElement as HTMLElement | null | undefined)
      if (sheet) click.preventDefault()
      // After paint, like every drawer.
      afterPaint(() => {
        sheet?.togglePopover()
        // The order sheet keeps its links.
        if (opener.matches('[popovertarget=ordem]')) return
        request()
        setTouchedPage(pathname)
      })
    }
    const press = (event: Event) => touch(event.target, event)
    const focus = ({ target }: Event) => touch(target)
    // After the router, which prevents the default of its links.
    function follow({ target, defaultPrevented }: Event) {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !defaultPrevented) return
      const sheet = link.closest<HTMLElement>('.refine')
      const bar = findRefineBar()
      used.current = null
      // Going back should find it closed.
      sheet?.hidePopover?.()
      if (!bar || link.pathname === window.location.pathname) return
      if (sheet) used.current = { sheet: sheet.id }
      else if (link.matches('[data-refine]')) used.current = { chip: chipsOf(bar).indexOf(link) }
    }
    document.addEventListener('click', press)
    document.addEventListener('focusin', focus)
    document.addEventListener('click', follow)
    // A button may be focused already.
    touch(document.activeElement)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('click', follow)
    }
  }, [request, pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says that the page has come
  useEffect(() => {
    setSaid('')
    const bar = findRefineBar()
    if (!used.current || !bar) return
    placeOf(used.current, bar)?.focus({ preventScroll: true })
    used.current = null
    setSaid(bar.querySelector('.refine-total')?.textContent ?? '')
  }, [pathname])

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {RefineSheets && touchedPage === pathname && (
        <RefineSheets key={pathname} pathname={pathname} findBar={findRefineBar} />
      )}
    </>
  )
}
