import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { erpSystems } from '@/lib/domain/erp-systems'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { ErpFinder, ImportSkusButton } from './erp-finder'

const names = () =>
  within(screen.getByRole('list', { name: 'Sistemas compatíveis' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Procure o sistema que você usa' })
const status = () => screen.getByRole('status').textContent
const showAll = () => screen.queryByRole('button', { name: 'Ver todos os 53 sistemas' })

function show() {
  render(<ErpFinder chatUrl="https://wa.me/c/5547999991234" />)
  return userEvent.setup()
}

describe('ErpFinder', () => {
  it('holds all 53 systems from the start, so that they are there without scripts', () => {
    show()
    expect(names()).toEqual(erpSystems)
    expect(status()).toBe('53 sistemas')
  })

  it('narrows while typing, without regard to accents and case, and says how many are left', async () => {
    const user = show()
    await user.type(field(), 'TOTVS')
    expect(names()).toHaveLength(5)
    expect(status()).toBe('5 de 53 sistemas')
    expect(showAll()).toBeNull()
    await user.clear(field())
    await user.type(field(), 'gestao')
    expect(names()).toEqual(['GestãoClick'])
    expect(status()).toBe('1 de 53 sistemas')
  })

  it('leads to the chat when a system is not there', async () => {
    const user = show()
    await user.type(field(), 'sistema da minha tia')
    expect(status()).toBe('Nenhum sistema encontrado')
    expect(screen.queryByRole('list')).toBeNull()
    const link = screen.getByRole('link', { name: 'Pergunte pelo WhatsApp (abre em nova aba)' })
    expect(link.getAttribute('href')).toBe('https://wa.me/c/5547999991234')
  })

  it('unfolds on request, and goes on where the dozen ended', async () => {
    const user = show()
    const list = screen.getByRole('list')
    expect(list.hasAttribute('data-short')).toBe(true)
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(showAll())
    await user.keyboard('{Enter}')
    expect(list.hasAttribute('data-short')).toBe(false)
    expect(showAll()).toBeNull()
    expect(document.activeElement?.textContent).toBe(erpSystems[12])
  })
})

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
