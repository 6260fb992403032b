import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { openStoredDelivery } from '@/stores/stored-delivery'
import { deviceStorage } from '@/stores/stored-value'
import { OrderNote } from './order-note'

const kept = () => openStoredDelivery(deviceStorage).read().note
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Observação do pedido/)

it('asks for a note of the whole order on demand, and keeps it as one line of at most 500 letters', async () => {
  const { user } = renderInShop(<OrderNote />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Observação do pedido' }))
  expect(document.activeElement).toBe(field())
  await user.type(field(), 'Deixar na{enter}portaria')
  expect(kept()).toBe('Deixar na portaria')
  expect(field().maxLength).toBe(500)
  await user.clear(field())
  expect(field().value).toBe('')
  expect(kept()).toBeUndefined()
})
