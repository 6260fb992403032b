import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { ImportSkusButton } from './import-skus-button'

describe('ImportSkusButton', () => {
  it('only says that importing SKUs is in development and coming soon', async () => {
    const { user, toast } = renderInShop(<ImportSkusButton />)
    expect(toast()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Importar SKUs do meu ERP' }))
    expect(toast()).toBe(
      'default: Em breve! | A importação de SKUs do seu ERP está em desenvolvimento e chega em breve.',
    )
  })
})
