import { ProductView } from '../../components/product/product-view.tsx'
import { sanitizeProduct } from '../catalog/sanitize-merchant-html.ts'
import type { Product } from '../domain/product.ts'
import { renderInShop } from './render-in-shop.tsx'
import { productOf, seller } from './sample-values.ts'

type Around = Parameters<typeof renderInShop>[1] & { readonly marketNumber?: string }

export function renderProductPage(product: Partial<Product> = {}, around: Around = {}) {
  const { marketNumber = null, ...stored } = around
  const whole = productOf(product)
  return renderInShop(
    <ProductView
      product={sanitizeProduct(whole, whole)}
      category={{ slug: 'frutas', title: 'Frutas' }}
      shareUrl="http://localhost:3000/product/banana-prata"
      seller={seller}
      marketNumber={marketNumber}
    />,
    stored,
  )
}
