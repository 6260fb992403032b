import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LoadFailure } from './load-failure'

// What the browser gets of a server's error in production.
const hidden = Object.assign(new Error('An error occurred in the Server Components render.'), {
  digest: '42',
})

function renderFailure(pathname: string, error: unknown = hidden) {
  const onRetry = vi.fn()
  const view = render(<LoadFailure error={error} onRetry={onRetry} pathname={pathname} />)
  return { ...view, onRetry, heading: screen.getByRole('heading', { level: 1 }).textContent }
}

// First, since a page reports once.
it('R29 a page that threw is in the log with its place, unless the server has logged it', async () => {
  const sent = vi.fn(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', sent)
  renderFailure('/pedidos').unmount()
  renderFailure('/pedidos', new Error('broke'))
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  expect(sent.mock.lastCall).toMatchObject([
    '/api/faults',
    { body: expect.stringMatching(/"part":"page","message":"Error: broke","stack":"[^"]*load-failure/) },
  ])
})

describe('a page that could not be loaded', () => {
  it.each([
    ['/store', 'Erro ao carregar produtos: ', 'Falha ao carregar produtos'],
    ['/store/pagina/2', 'Erro ao carregar produtos: ', 'Falha ao carregar produtos'],
    ['/product/pao', 'Erro ao carregar o produto: ', 'Falha ao carregar o produto'],
  ])(
    'says at %s the message of an error, and the fallback where production hides it',
    (path, start, fallback) => {
      const texts = [new Error('HTTP 502: Bad Gateway'), hidden, new Error(), 'texto'].map((error) => {
        const { heading, unmount } = renderFailure(path, error)
        unmount()
        return heading
      })
      expect(texts).toEqual(['HTTP 502: Bad Gateway', fallback, fallback, fallback].map((end) => start + end))
    },
  )

  it.each(['/', '/categoria/frutas'])('says at %s that something went wrong', (pathname) => {
    expect(renderFailure(pathname).heading).toBe('Algo deu errado')
  })

  it('offers to try again, names the code for the logs, and shows other ways on', async () => {
    const { onRetry, unmount } = renderFailure('/store')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.getByText('Código: 42')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    renderFailure('/product/pao')
    const link = screen.getByRole('link', { name: 'Voltar para a Loja' })
    expect(link.getAttribute('href')).toBe('/store')
  })
})
