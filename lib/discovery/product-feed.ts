import { plainText } from '../catalog/sanitize-merchant-html.ts'
import type { Catalog } from '../catalog/snapshot.ts'
import { shopDescription } from '../copy/shop-description.ts'
import { availabilityOf } from '../domain/availability.ts'
import { decimalAmount } from '../domain/money.ts'
import { paths } from '../domain/paths.ts'
import type { Price, Product, Variant } from '../domain/product.ts'
import { variantAddress } from '../domain/variant-address.ts'
import type { Site } from './site-data.ts'
import { elementText, type XmlElement, xmlDocument } from './xml.ts'

/** Limits of Google's product data specification. */
const maximumTitle = 150
const maximumDescription = 5000
const maximumFurtherPictures = 10

/** Google and Meta spell availability differently. */
const availabilityWords = {
  google: { true: 'in_stock', false: 'out_of_stock' },
  meta: { true: 'in stock', false: 'out of stock' },
} as const

export type FeedReader = keyof typeof availabilityWords

type Options = Pick<Site, 'siteUrl' | 'storeName' | 'deliveryZones'> & { readonly reader: FeedReader }

export function productFeed(
  catalog: Catalog,
  { siteUrl, storeName, deliveryZones, reader }: Options,
): AsyncIterable<string> {
  const channel = elementText('channel', [
    {
      title: storeName,
      link: new URL(paths.home, siteUrl).href,
      description: shopDescription(deliveryZones),
    },
  ])
  const titles = new Map<string, string>(catalog.snapshot.collections.map(({ id, title }) => [id, title]))
  const end = '</channel>'
  return xmlDocument({
    head: `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">${channel.slice(0, -end.length)}`,
    tail: `${end}</rss>`,
    name: 'item',
    rows: () =>
      catalog.snapshot.products.flatMap((product) =>
        product.variants.map((variant) => ({ product, variant })),
      ),
    toElement: ({ product, variant }) => itemOf(product, variant, { siteUrl, titles, reader }),
  })
}

type Context = {
  readonly siteUrl: string
  readonly titles: ReadonlyMap<string, string>
  readonly reader: FeedReader
}

function itemOf(product: Product, variant: Variant, { siteUrl, titles, reader }: Context): XmlElement | null {
  const { amount, saleAmount } = variant.price
  const pictures = [...new Set([variant.picture, ...product.pictures])].filter((picture) => picture !== null)
  const [picture, ...further] = pictures.map((address) => new URL(address, siteUrl).href)
  const hasPrice = amount > 0 && (saleAmount ?? amount) > 0
  if (!picture || product.title === '' || !hasPrice) return null
  const url = new URL(paths.product(product.handle), siteUrl).href
  const isOne = product.variants.length === 1
  const title = isOne || variant.title === '' ? product.title : `${product.title} ${variant.title}`
  const category = product.collectionIds.map((id) => titles.get(id)).find((known) => known !== undefined)
  return {
    // Equals the page's sku (rule M16).
    'g:id': variant.id,
    'g:title': title.slice(0, maximumTitle),
    'g:description': (plainText(product.description ?? '') || title).slice(0, maximumDescription),
    'g:link': variantAddress(url, variant, product),
    'g:image_link': picture,
    ...(further.length > 0 ? { 'g:additional_image_link': further.slice(0, maximumFurtherPictures) } : {}),
    'g:availability': availabilityWords[reader][`${availabilityOf(product, variant).kind === 'available'}`],
    'g:price': priceText(amount, variant.price),
    ...(saleAmount === null ? {} : { 'g:sale_price': priceText(saleAmount, variant.price) }),
    ...(variant.gtin === undefined ? {} : { 'g:gtin': variant.gtin }),
    ...(product.brand === undefined ? {} : { 'g:brand': product.brand }),
    'g:condition': 'new',
    ...(isOne ? {} : { 'g:item_group_id': product.id }),
    ...(category ? { 'g:product_type': category } : {}),
  }
}

/** Formats `12.90 BRL`. */
function priceText(amount: number, { currency }: Price): string {
  return `${decimalAmount({ amount, currency })} ${currency.toUpperCase()}`
}
