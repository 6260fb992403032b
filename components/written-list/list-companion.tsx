'use client'

import { useEffect, useRef } from 'react'
import { sharedListCopy as list } from '@/lib/copy/share'
import { writtenListCopy } from '@/lib/copy/written-list'
import { listFields } from '@/lib/domain/written-list/list-form'
import { openListLeftOut } from '@/stores/merge-list'
import { tabStorage } from '@/stores/stored-value'
import { usePanel, useToast } from '@/stores/storefront-provider'

/** Format of `answer-script.ts`: pieces added, note cut. */
const taken = /^\?carrinho=(\d{1,5})-([01])$/

/** Adds purchase history to the form, and opens the cart after the answer. */
export function ListCompanion() {
  const field = useRef<HTMLInputElement>(null)
  const showPanel = usePanel((panel) => panel.show)
  const showToast = useToast((toast) => toast.show)
  useEffect(() => {
    const [, pieces, noteCut] = taken.exec(window.location.search) ?? []
    if (pieces === undefined) return
    const { pathname } = window.location
    window.history.replaceState(window.history.state, '', pathname)
    const kept = openListLeftOut(tabStorage)
    const leftOut = kept.read()
    kept.write([])
    const detail = leftOut.length > 0 ? list.leftOut(leftOut) : list.takenDetail(Number(pieces))
    const description = noteCut === '1' ? `${detail} ${writtenListCopy.noteCut}` : detail
    showPanel('cart')
    showToast({ title: list.taken, description })
  }, [showPanel, showToast])
  useEffect(() => {
    const { form } = field.current ?? {}
    const fill = () =>
      import('@/components/home/bought-cards')
        .then(({ findBoughtIds }) => findBoughtIds())
        .then((ids) => {
          if (field.current) field.current.value = ids.join(' ')
        })
        // Optional.
        .catch(() => undefined)
    form?.addEventListener('focusin', fill, { once: true })
    return () => form?.removeEventListener('focusin', fill)
  }, [])
  return <input ref={field} type="hidden" name={listFields.bought} defaultValue="" />
}
