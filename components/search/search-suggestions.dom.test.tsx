import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SiteHeader } from '@/components/layout/site-header'
import { answer, isOpen, openSearchField, options, walkedTo } from '@/lib/testing/open-search-field'
import { renderInShop } from '@/lib/testing/render-in-shop'

describe('the search field', () => {
  it('is a plain searchbox without scripts, which leads to the store with its query', () => {
    renderInShop(<SiteHeader storeName="Mercado Local" />)
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
    expect([field.form?.getAttribute('action'), field.name]).toEqual(['/store', 'q'])
  })

  it('suggests products with price, categories and everything, and says how many', async () => {
    const { field, type } = await openSearchField()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    expect(options()).toEqual([
      'Tomate500 gR$ 4,29',
      'Adicionar Tomate ao carrinho',
      'Tomate-cerejaR$ 6,50Escolher',
      'LegumesCategoria',
      'Ver tudo para “toma”',
    ])
    expect(isOpen(field)).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('4 sugestões')
    expect(screen.getAllByRole('option').map((row) => row.getAttribute('href'))).toEqual([
      '/product/tomate',
      null,
      '/product/tomate-cereja',
      '/categoria/legumes',
      '/busca/toma',
    ])
  })

  it('asks once the typing pauses, not for every key, and never for a single letter', async () => {
    const { asked, type, user, field } = await openSearchField()
    await user.type(field, 't')
    await type('omate')
    await screen.findByText('Tomate-cereja')
    expect(asked).not.toContain('t')
    expect(asked.at(-1)).toBe('tomate')
  })

  it('walks with the arrows through the options and back into the text, which never changes', async () => {
    const { field, user, type } = await openSearchField()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    expect(walkedTo(field)).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(walkedTo(field)).toBe('Tomate500 gR$ 4,29')
    await user.keyboard('{ArrowUp}')
    expect(walkedTo(field)).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(walkedTo(field)).toBe('Ver tudo para “toma”')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(walkedTo(field)).toBe('Tomate-cerejaR$ 6,50Escolher')
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
    await user.keyboard('{Home}')
    expect([walkedTo(field), field.value]).toEqual([null, 'toma'])
    expect(document.activeElement).toBe(field)
  })

  it('closes with Escape, and empties the field with the next one', async () => {
    const { field, user, type } = await openSearchField()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    await user.keyboard('{Escape}')
    expect([isOpen(field), field.value, options()]).toEqual(['false', 'toma', []])
    await user.keyboard('{Escape}')
    expect(field.value).toBe('')
  })

  it('follows the option that was walked to with Enter', async () => {
    const { user, type, pushed } = await openSearchField()
    await type('toma')
    const row = (await screen.findByText('Legumes')).closest('a')
    const followed: string[] = []
    row?.addEventListener('click', (event) => {
      event.preventDefault()
      followed.push(row.getAttribute('href') ?? '')
    })
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect([followed, pushed]).toEqual([['/categoria/legumes'], []])
  })

  it("reaches the '+' of a product to the side, which adds one and leaves list, text and focus as they are", async () => {
    const { field, user, type, toast, pushed } = await openSearchField()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    const walkedName = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')
    expect(walkedName()).toBe('Adicionar Tomate ao carrinho')
    await user.keyboard('{Enter}')
    expect(toast()).toBe('default: Adicionado ao Carrinho! 🛒 | Tomate foi adicionado ao seu carrinho.')
    expect(walkedName()).toBe('Adicionar mais um: Tomate, 1 no carrinho')
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 no carrinho')
    await user.keyboard('{Enter}')
    expect(toast()).toMatch(/^destructive: Erro ao adicionar ao carrinho \| Estoque insuficiente/)
    expect([isOpen(field), field.value, document.activeElement, pushed]).toEqual(['true', 'toma', field, []])
    // What has one thing to do leaves the keys to the text.
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowRight}')
    expect(walkedTo(field)).toBe('Tomate-cerejaR$ 6,50Escolher')
  })

  it('says where the store has nothing of it, and offers its categories', async () => {
    const none = { products: [], hasResults: false, categories: [], correction: null }
    const categories = [{ slug: 'frutas', title: 'Frutas', picture: null }]
    const { field, type, user, pushed } = await openSearchField(
      (query) => (query.startsWith('xyz') ? none : answer),
      { categories },
    )
    await type('xyz')
    expect(await screen.findByText('Nada encontrado para “xyz”')).toBeTruthy()
    expect([isOpen(field), options()]).toEqual(['true', ['Frutas']])
    expect(screen.getByRole('status').textContent).toBe('Nada encontrado para “xyz”. 1 sugestão')
    await user.keyboard('{ArrowDown}')
    expect(walkedTo(field)).toBe('Frutas')
    await type('w')
    await user.keyboard('{Enter}')
    expect(pushed).toEqual(['/busca/xyzw'])
    await user.click(field)
    await user.clear(field)
    await type('toma')
    await screen.findByText('Tomate-cereja')
    expect(screen.queryByText(/^Nada encontrado/)).toBeNull()
  })

  it('shows nothing when the answer cannot be read, and the field works on', async () => {
    const { field, type, user, pushed } = await openSearchField(() => ({}))
    await type('xyz')
    expect(isOpen(field)).toBe('false')
    await type('w')
    await user.keyboard('{Enter}')
    expect(pushed).toEqual(['/busca/xyzw'])
  })
})
