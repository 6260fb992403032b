import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import type { ShareCardSubject } from '../../catalog/find-share-card.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { PageFiles } from '../../server/files/page-files.ts'
import type { Photo } from './card-photo.ts'
import { type CardBrand, drawCard } from './draw-card.ts'

/** Cards drawn at the same time, and how many more may wait: drawing takes a whole processor for about 0.2 s. */
const atOnce = 2
const waiting = 40

export type ShareCard = {
  readonly jpeg: Uint8Array<ArrayBuffer>
  /** False where the product's picture could not be had: such a card is drawn again next time. */
  readonly isWhole: boolean
}

export type CardFailure = { readonly kind: 'busy' } | { readonly kind: 'failed'; readonly message: string }

type Options = {
  readonly storeName: string
  /** The face of the shop, where it has its own. */
  readonly brand?: CardBrand | null
  readonly files: Pick<PageFiles<Uint8Array>, 'find' | 'save'>
  readonly loadPhoto: (address: string) => Promise<Photo | null>
}

export type ShareCards = {
  /** The card of a product in its present version: kept on disk, drawn once however many ask. */
  readonly find: (subject: ShareCardSubject) => Promise<Result<ShareCard, CardFailure>>
}

export function createShareCards({ storeName, brand, files, loadPhoto }: Options): ShareCards {
  const limit = bulkhead(atOnce, waiting)
  const underWay = new Map<string, Promise<Result<ShareCard, CardFailure>>>()

  async function draw(subject: ShareCardSubject, key: string): Promise<ShareCard> {
    const photo = subject.picture === null ? null : await loadPhoto(subject.picture)
    const content = { storeName, brand, title: subject.title, price: subject.price, ribbon: subject.ribbon }
    let isWhole = photo !== null || subject.picture === null
    const drawn = await drawCard({ ...content, photo }).catch(() => {
      // A picture that begins well and ends badly.
      isWhole = false
      return drawCard({ ...content, photo: null })
    })
    const jpeg = new Uint8Array(drawn)
    if (isWhole) await files.save(key, jpeg)
    return { jpeg, isWhole }
  }

  async function findOrDraw(subject: ShareCardSubject, key: string): Promise<Result<ShareCard, CardFailure>> {
    const kept = files.find(key)
    if (kept) return success({ jpeg: new Uint8Array(kept), isWhole: true })
    try {
      return success(await limit.execute(() => draw(subject, key)))
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return failure({ kind: 'busy' })
      return failure({ kind: 'failed', message: String(error) })
    }
  }

  return {
    find(subject) {
      const key = `${subject.handle} ${subject.version}`
      const running = underWay.get(key) ?? findOrDraw(subject, key).finally(() => underWay.delete(key))
      underWay.set(key, running)
      return running
    },
  }
}
