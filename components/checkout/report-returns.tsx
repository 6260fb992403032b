'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { postReturn } from '@/lib/browser/post-return'
import { paths } from '@/lib/domain/paths'
import { takeReturnValue } from '@/lib/domain/return-value'
import { openUnreportedOrders } from '@/stores/checkout/return-from-payment'
import { leftFromHereKey } from '@/stores/checkout/storage-keys'
import { deviceStorage, openStoredText, tabStorage } from '@/stores/stored-value'

const unreported = openUnreportedOrders(deviceStorage)
const leftFromHere = openStoredText(tabStorage, leftFromHereKey)

/** Removes the store's 'Cancelar' parameter from the address and queues its report. */
function noteCancellation(): void {
  const { pathname, hash } = window.location
  const { search, value } = takeReturnValue(window.location.search)
  if (value === null) return
  window.history.replaceState(null, '', `${pathname}${search}${hash}`)
  const left = leftFromHere.read()
  if (left) unreported.write([`${left}:${value}`, ...unreported.read()])
}

/** Reports cancellations, and returns whose report on /success was lost. */
export function ReportReturns() {
  const pathname = usePathname()
  useEffect(() => {
    // /success reports itself.
    if (pathname === paths.success) return
    noteCancellation()
    for (const entry of unreported.read()) {
      const [order = '', value = ''] = entry.split(':')
      postReturn({ order, value }, { fetch: window.fetch.bind(window) }).then((isReported) => {
        if (isReported) unreported.write(unreported.read().filter((other) => other !== entry))
      })
    }
  }, [pathname])
  return null
}
