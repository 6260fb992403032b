import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar'

const ana = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana Maria Souza', avatarUrl: '/_next/image?url=ana' }

function renderAvatar() {
  const { container } = render(<Avatar user={ana} />)
  const image = container.querySelector('img')
  if (!image) throw new Error('no picture')
  return { container, image }
}

/** What the browser finds once the picture is there. */
function load(image: HTMLImageElement, naturalWidth: number) {
  Object.defineProperty(image, 'naturalWidth', { value: naturalWidth })
  fireEvent.load(image)
}

describe('the picture of a shopper', () => {
  it('gives way to initials when it fails', () => {
    const { container, image } = renderAvatar()
    fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('AS')
  })

  it('gives way to initials when the server sends the placeholder of goods for it', () => {
    const { container, image } = renderAvatar()
    load(image, 900)
    expect(container.textContent).toBe('AS')
  })
})
