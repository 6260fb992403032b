import { productPageCopy } from '@/lib/copy/pages'
import type { SanitizedProduct } from '@/lib/domain/product'

export function ProductDescription({ product }: { readonly product: SanitizedProduct }) {
  return (
    <section>
      <h2>{productPageCopy.description}</h2>
      {product.descriptionHtml ? (
        <MerchantText html={product.descriptionHtml} />
      ) : (
        <p className="mt-2">{productPageCopy.noDescription}</p>
      )}
      {product.information.map(({ id, title, safeHtml }) => (
        <details key={id} className="group mt-4 border-t pt-1">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between font-bold">
            {title}
            <span aria-hidden="true" className="text-muted-foreground text-xl group-open:rotate-45">
              +
            </span>
          </summary>
          <MerchantText html={safeHtml} />
        </details>
      ))}
    </section>
  )
}

function MerchantText({ html }: { readonly html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: passed the allow-list sanitiser in lib/catalog
    <div className="merchant-text mt-2 max-w-[62ch]" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
