import { expect, it } from 'vitest'
import { webManifest } from './web-manifest.ts'

it('takes text that another app shares, by the form of the page for lists', () => {
  expect(webManifest('Mercado').share_target).toEqual({
    action: '/lista',
    method: 'POST',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'titulo', text: 'lista', url: 'endereco' },
  })
})
