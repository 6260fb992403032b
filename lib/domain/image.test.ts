import { describe, expect, it } from 'vitest'
import { imageAddress, isShelfPicture } from './image.ts'

describe('the addresses of pictures', () => {
  it('lead through our own optimiser, with the source encoded', () => {
    expect(imageAddress('https://cdn.example/a b.jpg?x=1&w=9', 320)).toBe(
      '/_next/image?url=https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fx%3D1%26w%3D9&w=320&q=75',
    )
  })

  it('distinguishes a picture of our own from a photograph', () => {
    expect(isShelfPicture('/pictures/a.webp')).toBe(true)
    expect(isShelfPicture('https://cdn.example/pictures/a.webp')).toBe(false)
  })
})
