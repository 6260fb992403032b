import type { answerDocument } from '@/components/written-list/answer/answer-document'
import { findListProducts } from '@/lib/catalog/written-list/find-list-products'
import { productIdSchema } from '@/lib/domain/identifiers'
import { listFields, sharedFields } from '@/lib/domain/written-list/list-form'
import { readListAnswerFiles } from '@/lib/next/list-answer-files'
import { getSoldReader } from '@/lib/orders/get-order-journal'
import { getBrand } from '@/lib/server/brand/brand'
import { getEnvironment } from '@/lib/server/environment/server'

/** Purchases of a device that are looked at. */
const mostBought = 100

/** What was pasted, or what an app has shared, which may be a title alone; null where no list was sent. */
export function listTextOf(form: URLSearchParams): string | null {
  const texts = [sharedFields.text, sharedFields.title, sharedFields.url].map((name) => form.get(name))
  if (texts.every((text) => text === null)) return null
  return texts.find((text) => text?.trim()) ?? ''
}

/** The document that answers a list, for this request alone: what was written goes nowhere else. */
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
