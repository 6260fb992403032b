import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { orderWords } from '@/lib/desk/copy/order-words'
import type { OrderedBy } from '@/lib/domain/checkout'
import { deskPath } from '@/lib/domain/desk-paths'
import { deskQueries } from './desk-queries'
import { DeskRoutes } from './desk-routes'
import { DeskFrame } from './frame/desk-frame'
import { NoticeRegion } from './frame/notice-region'
import { OrderWordsContext } from './frame/order-words'
import { SessionGate } from './sign-in/session-gate'

type Props = { readonly storeName: string; readonly orderedBy: OrderedBy }

/** Separate app without the shopper's cart, account or pages. */
export function DeskApp({ storeName, orderedBy }: Props) {
  return (
    <QueryClientProvider client={deskQueries}>
      <Router base={deskPath}>
        <SessionGate storeName={storeName}>
          <DeskFrame storeName={storeName}>
            <OrderWordsContext value={orderWords[orderedBy]}>
              <DeskRoutes />
            </OrderWordsContext>
          </DeskFrame>
        </SessionGate>
        <NoticeRegion />
      </Router>
    </QueryClientProvider>
  )
}
