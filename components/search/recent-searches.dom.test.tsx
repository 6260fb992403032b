import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isOpen, openSearchField, options } from '@/lib/testing/open-search-field'
import { openRecentSearches } from '@/stores/recent-searches'
import { deviceStorage } from '@/stores/stored-value'

const stored = () => openRecentSearches(deviceStorage).read()

describe('the empty search field', () => {
  const categories = [
    { slug: 'frutas', title: 'Frutas', picture: null },
    { slug: 'padaria', title: 'Padaria', picture: null },
  ]

  it("offers what was searched for on this device, and the store's categories", async () => {
    openRecentSearches(deviceStorage).add('leite')
    openRecentSearches(deviceStorage).add('pão')
    const { field } = await openSearchField(undefined, { categories })
    await screen.findByText('Frutas')
    expect(isOpen(field)).toBe('true')
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Buscas recentes',
      'Categorias da loja',
    ])
    expect(options()).toEqual([
      'pão',
      'Apagar busca recente: pão',
      'leite',
      'Apagar busca recente: leite',
      'Apagar buscas recentes',
      'Frutas',
      'Padaria',
    ])
  })

  it('keeps what was searched for, and nothing that was only typed', async () => {
    const { field, user, type, pushed } = await openSearchField()
    await type('to')
    await type('ma')
    await user.keyboard('{Enter}')
    expect([pushed, stored()]).toEqual([['/busca/toma'], ['toma']])
    await user.click(field)
    await user.clear(field)
    expect(await screen.findByText('Buscas recentes')).toBeTruthy()
    expect(options()).toEqual(['toma', 'Apagar busca recente: toma', 'Apagar buscas recentes'])
  })

  it('forgets one search and all of them, and says so; the list stays open', async () => {
    for (const search of ['leite', 'pão', 'ovo']) openRecentSearches(deviceStorage).add(search)
    const { field, user } = await openSearchField(undefined, { categories })
    await screen.findByText('Frutas')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
    expect([stored(), isOpen(field)]).toEqual([['ovo', 'leite'], 'true'])
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said()).toContain('“pão” saiu das buscas recentes')
    await user.click(screen.getByRole('option', { name: 'Apagar buscas recentes' }))
    expect([stored(), isOpen(field)]).toEqual([[], 'true'])
    await waitFor(() => expect(options()).toEqual(['Frutas', 'Padaria']))
    expect(said()).toContain('Buscas recentes apagadas')
  })
})
