import type { RefObject } from 'react'
import { deskOrdersCopy } from '@/lib/desk/copy/orders'
import { useShortcuts } from '../frame/use-shortcuts'

const { shortcuts: copy } = deskOrdersCopy

/** `j` and `k` walk through the orders of a list, whose links take Enter by themselves. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  function step(by: 1 | -1) {
    const rows: Element[] = [...(list.current?.querySelectorAll('a.desk-row') ?? [])]
    const at = document.activeElement ? rows.indexOf(document.activeElement) : -1
    const next = at === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (!(next instanceof HTMLElement)) return
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }

  useShortcuts([
    { key: 'j', label: copy.next, run: () => step(1) },
    { key: 'k', label: copy.previous, run: () => step(-1) },
    { key: 'Enter', label: copy.open, run: () => step(1) },
  ])
}
