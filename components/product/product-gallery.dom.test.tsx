import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { cartItemOf } from '@/lib/testing/sample-values'
import { ProductGallery } from './product-gallery'
import { ProductSelection } from './product-selection'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ stock: {} }))
})

const item = cartItemOf()
const variant = {
  id: item.variantId,
  title: '1 kg',
  availability: { kind: 'available', stock: 5 },
  item,
  unitPrice: null,
  pictureIndex: null,
  message: { text: '', url: '' },
} as const

function renderGallery(count: number) {
  const pictures = Array.from({ length: count }, (_, index) => `/pictures/${index}.webp`)
  return renderInShop(
    <ProductSelection productId={item.productId} variants={[variant]} initialId={variant.id}>
      <ProductGallery title="Banana Prata" pictures={pictures} />
    </ProductSelection>,
  )
}

const dots = () => screen.getAllByRole('button', { name: /^Ver imagem/ })
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const button = (name: string) => screen.getByRole('button', { name })

describe('the gallery', () => {
  it('wraps at both ends', async () => {
    const { user } = renderGallery(3)
    expect(current()).toBe(0)
    await user.click(button('Imagem anterior'))
    expect(current()).toBe(2)
    await user.click(button('Próxima imagem'))
    expect(current()).toBe(0)
    await user.click(button('Próxima imagem'))
    expect(current()).toBe(1)
  })

  it('goes to a picture by its dot, and by the arrow keys', async () => {
    const { user } = renderGallery(3)
    await user.click(button('Ver imagem 3'))
    expect(current()).toBe(2)
    screen.getByRole('list', { name: 'Imagens de Banana Prata' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(current()).toBe(0)
    await user.keyboard('{ArrowLeft}')
    expect(current()).toBe(2)
  })
})
