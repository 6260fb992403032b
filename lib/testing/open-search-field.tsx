import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, vi } from 'vitest'
import { SiteHeader } from '@/components/layout/site-header'
import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { renderInShop } from './render-in-shop'
import { cartItemOf } from './sample-values'

const item = cartItemOf({ title: 'Tomate', stock: 2 })
export const answer = {
  products: [
    {
      handle: 'tomate',
      title: 'Tomate',
      picture: null,
      pack: '500 g',
      price: 'R$ 4,29',
      priceBefore: 'R$ 5,29',
      item,
    },
    {
      handle: 'tomate-cereja',
      title: 'Tomate-cereja',
      picture: null,
      pack: null,
      price: 'R$ 6,50',
      priceBefore: null,
      item: null,
    },
  ],
  hasResults: true,
  categories: [{ slug: 'legumes', title: 'Legumes' }],
  correction: null,
}

type Router = NonNullable<React.ComponentProps<typeof AppRouterContext>['value']>

export async function openSearchField(
  respond: (query: string) => object | Promise<object> = () => answer,
  { categories = [] as object[] } = {},
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
  await user.click(field)
  // Loads with the first touch.
  await screen.findByRole('listbox', { hidden: true })
  const type = async (text: string) => {
    await user.type(field, text)
    await waitFor(() => expect(asked).toContain(field.value))
  }
  return { field, user, asked, pushed, type, toast }
}

export const options = () =>
  screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label') ?? option.textContent)
export const isOpen = (field: HTMLElement) => field.getAttribute('aria-expanded')
export const walkedTo = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
