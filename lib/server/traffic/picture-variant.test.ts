import { describe, expect, it } from 'vitest'
import { imageAddress } from '../../domain/image.ts'
import { readPictureVariant } from './picture-variant.ts'

const queryOf = (picture: string) => imageAddress(picture, 640).split('?')[1] ?? ''

describe('S17 a size of a picture', () => {
  it.each([
    ...['/pictures/banana.webp', '/pictures/placeholder.webp', 'https://cdn.zyrosite.com/store/a.jpg'],
    ...['https://cdn.zyrosite.com/loja/p%C3%A3o%20de%20queijo.jpg', 'http://127.0.0.1:4010/a.png'],
  ])('S17 of %s is what our pages ask for', (url) => {
    expect(readPictureVariant(queryOf(url))).toEqual({ address: url, url, width: 640, quality: 75 })
  })

  it('S17 of a photo has one spelling, that of the optimiser', () => {
    expect(readPictureVariant(queryOf('https://CDN.zyrosite.com/a b.jpg'.replace(' ', '%20')))?.url).toBe(
      'https://cdn.zyrosite.com/a%20b.jpg',
    )
  })

  it.each([
    ...['/pictures/banana.webp#1', '/pictures/banana.webp?1', '/pictures/../icons/icon.svg'],
    ...['/pictures/./banana.webp', '/pictures//banana.webp', '/pictures/%62anana.webp'],
    ...['/pictures\\banana.webp', '//cdn.zyrosite.com/a.jpg', '/api/health/live'],
    ...['https://cdn.zyrosite.com/a.jpg#1', 'https://cdn.zyrosite.com/a.jpg?1'],
    ...['https://u:p@cdn.zyrosite.com/a.jpg', 'https://cdn.zyrosite.com/%61.jpg'],
    ...['https://cdn.zyrosite.com/a.jpg ', 'not an address', ''],
  ])('S17 of %j is refused: each spelling would be one more encode and one more file', (url) => {
    expect(readPictureVariant(`url=${encodeURIComponent(url)}&w=640&q=75`)).toBeNull()
  })

  it.each([
    'url=%2Fpictures%2Fbanana.webp&w=641&q=75',
    'url=%2Fpictures%2Fbanana.webp&w=0640&q=75',
    'url=%2Fpictures%2Fbanana.webp&w=640&q=76',
    'url=%2Fpictures%2Fbanana.webp&w=640&q=075',
    'url=%2Fpictures%2Fbanana.webp&w=640&q=75&x=1',
    'url=%2Fpictures%2Fbanana.webp&q=75&w=640',
    'w=640&q=75&url=%2Fpictures%2Fbanana.webp',
    'url=/pictures/banana.webp&w=640&q=75',
    'url=%2fpictures%2fbanana.webp&w=640&q=75',
    'url=%2Fpictures%2Fbanana.webp&url=%2Fpictures%2Fa.webp&w=640&q=75',
    'url=%2Fpictures%2Fbanana.webp&w=640',
    '',
  ])('S17 is asked for in one spelling, not as %s', (query) => {
    expect(readPictureVariant(query)).toBeNull()
  })
})
