import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepDeskCopy } from '@/lib/desk/browser/desk-copy'
import { DeskApp } from './desk-app'
import { followUnsentPicks } from './order/picks'
import { deskSession, followDeskSession } from './sign-in/session'

/** Without a connection the desk opens where a user was signed in last, and nowhere else. */
function followSessionForCopy(): void {
  deskSession.subscribe(({ phase }, before) => {
    if (phase === before.phase) return
    if (phase === 'signed-in') void keepDeskCopy(true)
    if (phase === 'signed-out' || phase === 'ended') void keepDeskCopy(false)
  })
}

const place = document.getElementById('painel')
if (place) {
  followDeskSession()
  followUnsentPicks()
  if (place.dataset['files']) followSessionForCopy()
  createRoot(place).render(
    <StrictMode>
      <DeskApp
        storeName={place.dataset['store'] ?? ''}
        orderedBy={place.dataset['orderedBy'] === 'message' ? 'message' : 'payment'}
      />
    </StrictMode>,
  )
}
