import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './desk-app'

const place = document.getElementById('painel')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <DeskApp storeName={place.dataset['store'] ?? ''} />
    </StrictMode>,
  )
}
