import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toProductCard } from '@/lib/domain/product-card'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { renderProductPage } from '@/lib/testing/render-product-page'
import { plainPrice, productOf, variantIdOf, variantOf } from '@/lib/testing/sample-values'
import { RelatedShelf } from './related-shelf'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ stock: {} }))
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const related = [{ title: 'Parecidos', path: '/categoria/frutas' }]
const pictures = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']
const currentPicture = () =>
  screen
    .getAllByRole('button', { name: /^Ver imagem/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true')

describe('the page of a product', () => {
  it('says what is saved for as long as the chosen variant is on sale', () => {
    const [id, title] = [variantIdOf(2), '1 kg']
    const price = { ...plainPrice, amount: 900, saleAmount: 450 }
    renderProductPage({ variants: [variantOf({ title: '500 g' }), variantOf({ id, title, price })] })
    expect(screen.getAllByText('−50%')).not.toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: /^500\sg\s/ }))
    expect(screen.queryByText('−50%')).toBeNull()
  })

  it('shows the safe HTML of the merchant, or says that there is no description', () => {
    const description = '<p>Doce e <strong>madura</strong>.</p><script>alert(1)</script>'
    const written = renderProductPage({ description })
    expect(written.container.querySelector('strong')?.textContent).toBe('madura')
    expect(written.container.querySelector('script')).toBeNull()
    expect(screen.queryByText('Descrição do produto não disponível.')).toBeNull()
    written.unmount()
    renderProductPage({ description: null })
    expect(screen.getByText('Descrição do produto não disponível.')).toBeTruthy()
  })

  it('R29 shows related products when the browser is online again, where they did not come', async () => {
    vi.stubGlobal('fetch', async () => Response.error())
    const { container } = renderInShop(<RelatedShelf lists={related} handle="tomate" className="room" />)
    await expect.poll(() => container.firstElementChild).toBeNull()
    vi.stubGlobal('fetch', async () => Response.json({ cards: [toProductCard(productOf())] }))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'Parecidos' })).toBeTruthy()
  })

  it('moves the gallery to the picture of the chosen variant, and leaves it for one without', async () => {
    const variants = [
      variantOf({ title: '500 g' }),
      variantOf({ id: variantIdOf(2), title: '1 kg', picture: '/pictures/c.webp' }),
      variantOf({ id: variantIdOf(3), title: '2 kg', picture: '/pictures/elsewhere.webp' }),
    ]
    const { user } = renderProductPage({ pictures, variants })
    expect(currentPicture()).toBe(0)
    await user.click(screen.getByRole('radio', { name: /^1\skg\s/ }))
    expect(currentPicture()).toBe(2)
    await user.click(screen.getByRole('radio', { name: /^2\skg\s/ }))
    expect(currentPicture()).toBe(2)
  })

  it('wraps the gallery at both ends, by arrows, dots and keys', async () => {
    const { user } = renderProductPage({ pictures })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await press('Imagem anterior')
    expect(currentPicture()).toBe(2)
    await press('Próxima imagem')
    expect(currentPicture()).toBe(0)
    await press('Ver imagem 3')
    expect(currentPicture()).toBe(2)
    screen.getByRole('list', { name: 'Imagens de Banana Prata' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(currentPicture()).toBe(0)
    await user.keyboard('{ArrowLeft}')
    expect(currentPicture()).toBe(2)
  })
})
