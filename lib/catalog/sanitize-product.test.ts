import { describe, expect, it } from 'vitest'
import { productOf } from '../testing/sample-values.ts'
import { sanitizeProduct } from './sanitize-product.ts'

describe('S3 sanitizeProduct', () => {
  it('S3 carries no merchant HTML on but the safe one', () => {
    const product = productOf({
      description: '<p onclick="x()">Doce &amp; bom</p><script>x()</script>',
      information: [
        { id: '1', title: 'Preparo', html: '<b>Lave</b><img src=x onerror=x()>' },
        { id: '2', title: 'Vazio', html: '<script>x()</script>' },
      ],
    })
    const safe = sanitizeProduct(product, { title: 'Banana', pictures: ['/pictures/a.webp'] })
    expect(safe.descriptionHtml).toBe('<p>Doce &amp; bom</p>')
    expect(safe.descriptionText).toBe('Doce & bom')
    expect(safe.information).toEqual([{ id: '1', title: 'Preparo', safeHtml: '<b>Lave</b>' }])
    expect([safe.merchantTitle, safe.merchantPictures]).toEqual(['Banana', ['/pictures/a.webp']])
    expect(JSON.stringify(safe)).not.toMatch(/x\(\)/)
    expect(safe).not.toHaveProperty('description')
  })

  it('has no description where the merchant wrote none, or nothing that can be shown', () => {
    for (const description of [null, '', '<style>p{}</style>']) {
      const safe = sanitizeProduct(productOf({ description }), productOf())
      expect([safe.descriptionHtml, safe.descriptionText]).toEqual([null, ''])
    }
  })
})
