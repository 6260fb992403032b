import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './desk-app'
import { followDeskSession } from './sign-in/session'

const place = document.getElementById('painel')
if (place) {
  followDeskSession()
  createRoot(place).render(
    <StrictMode>
      <DeskApp
        storeName={place.dataset['store'] ?? ''}
        orderedBy={place.dataset['orderedBy'] === 'message' ? 'message' : 'payment'}
      />
    </StrictMode>,
  )
}
