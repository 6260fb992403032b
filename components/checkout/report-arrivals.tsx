'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { postArrival } from '@/lib/browser/post-arrival'
import { paths } from '@/lib/domain/paths'
import { openUnreportedOrders } from '@/stores/checkout/arrived-orders'
import { deviceStorage } from '@/stores/stored-value'

const unreported = openUnreportedOrders(deviceStorage)

/** Reports arrivals that the server may not know of: /success was left before its answer came, or none came. */
export function ReportArrivals() {
  const pathname = usePathname()
  useEffect(() => {
    // There its own script reports.
    if (pathname === paths.success) return
    for (const entry of unreported.read()) {
      const [order = '', value = ''] = entry.split(':')
      postArrival({ order, value }, { fetch: window.fetch.bind(window) }).then((isReported) => {
        if (isReported) unreported.write(unreported.read().filter((other) => other !== entry))
      })
    }
  }, [pathname])
  return null
}
