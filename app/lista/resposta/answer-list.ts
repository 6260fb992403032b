import type { answerDocument } from '@/components/written-list/answer/answer-document'
import { findListProducts } from '@/lib/catalog/written-list/find-list-products'
import { productIdSchema } from '@/lib/domain/identifiers'
import { listFields, sharedFields } from '@/lib/domain/written-list/list-form'
import { readListAnswerFiles } from '@/lib/next/list-answer-files'
import { getSoldReader } from '@/lib/orders/get-order-journal'
import { getBrand } from '@/lib/server/brand/brand'
import { getEnvironment } from '@/lib/server/environment/server'

/** Most recent purchases considered. */
const mostBought = 100

/** Reads pasted or shared text, possibly a title alone; null without a list. */
export function listTextOf(form: URLSearchParams): string | null {
  const texts = [sharedFields.text, sharedFields.title, sharedFields.url].map((name) => form.get(name))
  if (texts.every((text) => text === null)) return null
  return texts.find((text) => text?.trim()) ?? ''
}

/** Renders the answer for this request alone; stores and logs none of the text. */
export async function drawAnswer(text: string, form: URLSearchParams): Promise<string> {
  const ids = (form.get(listFields.bought) ?? '').split(' ', mostBought)
  const bought = ids.flatMap((id) => productIdSchema.safeParse(id).data ?? [])
  const [list, { files, bundle }] = await Promise.all([
    findListProducts(text, { bought, findSold: getSoldReader() }),
    readListAnswerFiles(),
  ])
  const { storeName, deliveryZones, openingHours, legal, defaultTheme } = getEnvironment()
  const brand = getBrand()
  const draw = bundle['answerDocument'] as typeof answerDocument
  return draw({
    text,
    bought,
    list,
    files: { ...files, theme: files.themes[defaultTheme] },
    shop: { storeName, logo: brand?.logo, deliveryZones, openingHours, legal },
    face: brand && { canopy: brand.canopy, styleSheet: brand.styleSheet },
  })
}
