import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SiteHeader } from '@/components/layout/site-header'
import { queryClient } from '@/lib/browser/query-client'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf } from '@/lib/testing/sample-values'
import { openRecentSearches } from '@/stores/recent-searches'
import { deviceStorage } from '@/stores/stored-value'
import { SuggestionsGate } from './suggestions-gate'

const item = cartItemOf({ title: 'Tomate', stock: 2 })
const answer = {
  products: [
    { handle: 'tomate', title: 'Tomate', picture: null, price: 'R$ 4,29', priceBefore: 'R$ 5,29', item },
    {
      handle: 'tomate-cereja',
      title: 'Tomate-cereja',
      picture: null,
      price: 'R$ 6,50',
      priceBefore: null,
      item: null,
    },
  ],
  hasResults: true,
  categories: [{ slug: 'legumes', title: 'Legumes' }],
  correction: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient().clear()
})

type Router = NonNullable<React.ComponentProps<typeof AppRouterContext>['value']>

async function open(
  respond: (query: string) => object | Promise<object> = () => answer,
  { typedBefore = '', categories = [] as object[] } = {},
) {
  const asked: string[] = []
  const pushed: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/categories') return Response.json({ categories })
    const query = new URLSearchParams(address.split('?')[1]).get('q') ?? ''
    asked.push(query)
    return Response.json(await respond(query))
  })
  const router = { push: (href: string) => void pushed.push(href), prefetch: () => undefined }
  const { toast } = renderInShop(
    <AppRouterContext value={router as unknown as Router}>
      <PathnameContext value="/">
        <SiteHeader storeName="Mercado Local" />
        <SuggestionsGate />
      </PathnameContext>
    </AppRouterContext>,
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Buscar' })
  const user = userEvent.setup()
  field.value = typedBefore
  await user.click(field)
  // Loaded with the first touch.
  await screen.findByRole('listbox', { hidden: true })
  const type = async (text: string) => {
    await user.type(field, text)
    await waitFor(() => expect(asked).toContain(field.value))
  }
  return { field, user, asked, pushed, type, toast }
}

const options = () =>
  screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label') ?? option.textContent)
const stored = () => openRecentSearches(deviceStorage).read()
const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded')
const walkedTo = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe('the search field', () => {
  it('is a plain searchbox without scripts, which leads to the store with its query', () => {
    renderInShop(<SiteHeader storeName="Mercado Local" />)
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar' })
    expect([field.form?.getAttribute('action'), field.name]).toEqual(['/store', 'q'])
  })

  it('is a closed combobox before anything is typed', async () => {
    const { field, asked } = await open()
    expect(isOpen(field)).toBe('false')
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { hidden: true }).id)
    expect(field.getAttribute('aria-autocomplete')).toBe('list')
    expect(asked).toEqual([])
  })

  it('suggests products with price, categories and everything, and says how many', async () => {
    const { field, type } = await open()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    expect(options()).toEqual([
      'TomateR$ 4,29',
      'Adicionar Tomate ao carrinho',
      'Tomate-cerejaR$ 6,50',
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

  it('suggests for what was typed before the suggestions were loaded, too', async () => {
    const { field } = await open(undefined, { typedBefore: 'toma' })
    await screen.findByText('Tomate-cereja')
    expect(isOpen(field)).toBe('true')
  })

  it('asks once the typing pauses, not for every key, and never for a single letter', async () => {
    const { asked, type, user, field } = await open()
    await user.type(field, 't')
    await type('omate')
    await screen.findByText('Tomate-cereja')
    expect(asked).not.toContain('t')
    expect(asked.at(-1)).toBe('tomate')
  })

  it('walks with the arrows through the options and back into the text, which never changes', async () => {
    const { field, user, type } = await open()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    expect(walkedTo(field)).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(walkedTo(field)).toBe('TomateR$ 4,29')
    await user.keyboard('{ArrowUp}')
    expect(walkedTo(field)).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(walkedTo(field)).toBe('Ver tudo para “toma”')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(walkedTo(field)).toBe('Tomate-cerejaR$ 6,50')
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
    await user.keyboard('{Home}')
    expect([walkedTo(field), field.value]).toEqual([null, 'toma'])
    expect(document.activeElement).toBe(field)
  })

  it('closes with Escape, and empties the field with the next one', async () => {
    const { field, user, type } = await open()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    await user.keyboard('{Escape}')
    expect([isOpen(field), field.value, options()]).toEqual(['false', 'toma', []])
    await user.keyboard('{Escape}')
    expect(field.value).toBe('')
  })

  it('leads to all results with Enter, without a new document', async () => {
    const { field, user, pushed } = await open()
    await user.type(field, 'pão / queijo')
    await user.keyboard('{Enter}')
    expect(pushed).toEqual(['/busca/p%C3%A3o%20queijo'])
    expect(isOpen(field)).toBe('false')
  })

  it('follows the option that was walked to with Enter', async () => {
    const { user, type, pushed } = await open()
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

  it('keeps the list while the word goes on, and closes it for another word that is not answered yet', async () => {
    const never = new Promise<object>(() => undefined)
    const { field, user, type } = await open((query) => (query === 'toma' ? answer : never))
    await type('toma')
    await screen.findByText('Tomate-cereja')
    await type('te')
    expect([isOpen(field), options().length]).toEqual(['true', 5])
    await user.clear(field)
    await type('leite')
    await waitFor(() => expect([isOpen(field), options()]).toEqual(['false', []]))
    await user.keyboard('{ArrowDown}')
    expect(walkedTo(field)).toBeNull()
  })

  it("reaches the '+' of a product to the side, which adds one and leaves list, text and focus as they are", async () => {
    const { field, user, type, toast, pushed } = await open()
    await type('toma')
    await screen.findByText('Tomate-cereja')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    const walkedName = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')
    expect(walkedName()).toBe('Adicionar Tomate ao carrinho')
    await user.keyboard('{Enter}')
    expect(toast()).toBe('default: Adicionado ao Carrinho! 🛒 | Tomate foi adicionado ao seu carrinho.')
    expect(walkedName()).toBe('Adicionar mais um: Tomate')
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 no carrinho')
    await user.keyboard('{Enter}')
    expect(toast()).toMatch(/^destructive: Erro ao adicionar ao carrinho \| Estoque insuficiente/)
    expect([isOpen(field), field.value, document.activeElement, pushed]).toEqual(['true', 'toma', field, []])
    // What has one thing to do leaves the keys to the text.
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowRight}')
    expect(walkedTo(field)).toBe('Tomate-cerejaR$ 6,50')
  })

  it('offers the corrected spelling first', async () => {
    const { type } = await open(() => ({ ...answer, correction: 'tomate' }))
    await type('tomatte')
    expect((await screen.findByText('tomate')).closest('[role=option]')?.textContent).toBe(
      'Você quis dizer tomate?',
    )
    expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/busca/tomate')
  })

  it('shows nothing when nothing fits or the answer cannot be read, and the field works on', async () => {
    const { field, type, user, pushed } = await open((query) =>
      query === 'xyz' ? { products: [], categories: [], correction: null } : {},
    )
    await type('xyz')
    expect(isOpen(field)).toBe('false')
    await type('w')
    await user.keyboard('{Enter}')
    expect(pushed).toEqual(['/busca/xyzw'])
  })
})

describe('the empty search field', () => {
  const categories = [
    { slug: 'frutas', title: 'Frutas', picture: null },
    { slug: 'padaria', title: 'Padaria', picture: null },
  ]

  it("offers what was searched for on this device, and the store's categories", async () => {
    openRecentSearches(deviceStorage).add('leite')
    openRecentSearches(deviceStorage).add('pão')
    const { field } = await open(undefined, { categories })
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
    const { field, user, type, pushed } = await open()
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
    const { field, user } = await open(undefined, { categories })
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

  it('comes back with the button that empties the field, which keeps the focus there', async () => {
    const { field, user, type } = await open(undefined, { categories })
    await type('toma')
    await screen.findByText('Tomate-cereja')
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }))
    expect([field.value, document.activeElement]).toEqual(['', field])
    await screen.findByText('Frutas')
    expect(isOpen(field)).toBe('true')
  })
})
