import { sellerCopy } from '@/lib/copy/seller'
import { ErpFinder } from './erp-finder'
import { ImportSkusButton } from './import-skus-button'

export function ErpSection({ chatUrl }: { readonly chatUrl: string }) {
  return (
    <section aria-labelledby="erp" className="mt-8 md:mt-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="erp" className="section-title md:text-4xl">
          {sellerCopy.erp.heading}
        </h2>
        <ImportSkusButton />
      </div>
      <ErpFinder chatUrl={chatUrl} />
    </section>
  )
}
