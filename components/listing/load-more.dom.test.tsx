import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/lib/browser/query-client'
import { toProductCard } from '@/lib/domain/product-card'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { handleOf, productIdOf, productOf, variantIdOf, variantOf } from '@/lib/testing/sample-values'
import { LoadMore } from './load-more'
import { Pager } from './pager'

const cardOf = (number: number) =>
  toProductCard(
    productOf({
      id: productIdOf(number),
      handle: handleOf(`produto-${number}`),
      title: `Produto ${number}`,
      variants: [variantOf({ id: variantIdOf(number) })],
    }),
  )

beforeEach(() => {
  queryClient().clear()
  window.history.replaceState(null, '', '/store')
})

function serve(respond: (path: string) => Response | Promise<Response>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URLSearchParams(address.split('?')[1]).get('path') ?? ''
    asked.push(path)
    return respond(path)
  })
  return asked
}

const pageOf = (path: string) => Response.json({ cards: [cardOf(Number(path.split('/').at(-1)))] })
const open = () =>
  renderInShop(
    <LoadMore list="/store/em-oferta" page={1} pageCount={4} label="Carregar mais produtos">
      <Pager list="/store/em-oferta" page={1} pageCount={4} />
    </LoadMore>,
  )
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const more = () => screen.getByRole('link', { name: 'Carregar mais produtos' })

describe('carrying a list on', () => {
  it('shows nothing twice when the list moved meanwhile', async () => {
    serve(() => Response.json({ cards: [cardOf(7)] }))
    const { user } = open()
    await user.click(more())
    await screen.findByText('Produto 7')
    await user.click(more())
    await waitFor(() => expect(window.history.state).toMatchObject({ loadedPages: 3 }))
    expect(titles()).toEqual(['Produto 7'])
  })

  it('shows two products of one handle, as one list and the next may name them', async () => {
    const sameHandle = (number: number) => ({ ...cardOf(number), handle: 'produto' })
    serve((path) => Response.json({ cards: [sameHandle(Number(path.split('/').at(-1)))] }))
    const { user } = open()
    await user.click(more())
    await screen.findByText('Produto 2')
    await user.click(more())
    await screen.findByText('Produto 3')
    expect(titles()).toEqual(['Produto 2', 'Produto 3'])
  })

  it('ends with the page: what comes later is not noted in the history of the next one', async () => {
    let signal: AbortSignal | null | undefined
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
      signal = init?.signal
      return new Promise<Response>((resolve) => (answer = resolve))
    })
    const { user, unmount } = open()
    await user.click(more())
    await waitFor(() => expect(signal).toBeDefined())
    unmount()
    window.history.replaceState(null, '', '/product/banana')
    expect(signal?.aborted).toBe(true)
    const late = pageOf('/store/pagina/2')
    const read = vi.spyOn(late, 'json')
    answer(late)
    await waitFor(() => expect(read.mock.settledResults).toHaveLength(1))
    expect(window.history.state).toBeNull()
  })

  it('says that it did not work, and the link goes on to work', async () => {
    let isDown = true
    serve((path) => (isDown ? new Response('', { status: 502 }) : pageOf(path)))
    const { user } = open()
    await user.click(more())
    await screen.findByText('Não deu para carregar mais agora.')
    isDown = false
    await user.click(more())
    await screen.findByText('Produto 2')
    expect(within(document.body).queryByText('Não deu para carregar mais agora.')).toBeNull()
  })
})
