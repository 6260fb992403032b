import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { deskPath } from '@/lib/domain/desk-paths'
import { deskQueries } from './desk-queries'
import { DeskRoutes } from './desk-routes'
import { DeskFrame } from './frame/desk-frame'
import { NoticeRegion } from './frame/notice-region'
import { SessionGate } from './sign-in/session-gate'

/** The market's desk: an app of its own, which knows nothing of a shopper's cart, account or page. */
export function DeskApp({ storeName }: { readonly storeName: string }) {
  return (
    <QueryClientProvider client={deskQueries}>
      <Router base={deskPath}>
        <SessionGate storeName={storeName}>
          <DeskFrame storeName={storeName}>
            <DeskRoutes />
          </DeskFrame>
        </SessionGate>
        <NoticeRegion />
      </Router>
    </QueryClientProvider>
  )
}
