import { beforeEach, describe, expect, it } from 'vitest'
import { shareCardSubject } from '../../catalog/find-share-card.ts'
import { openPageFiles } from '../../server/files/page-files.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { handleOf, productOf } from '../../testing/sample-values.ts'
import { createShareCards } from './share-cards.ts'

let directory = ''
beforeEach(() => {
  directory = newFolder()
})

const subjectOf = (title: string, picture: string | null = '/pictures/banana.webp') =>
  shareCardSubject(
    productOf({ title, handle: handleOf(title.replaceAll(' ', '-')), pictures: picture ? [picture] : [] }),
    { storeName: 'Quitanda' },
  )

function open(photo: () => Promise<null> = async () => null) {
  const asked: string[] = []
  const isPage = (value: unknown): value is Uint8Array => value instanceof Uint8Array
  const files = openPageFiles({ directory, namespace: 'cards', isPage })
  const loadPhoto = (address: string) => {
    asked.push(address)
    return photo()
  }
  return { asked, cards: createShareCards({ storeName: 'Quitanda', files, loadPhoto }) }
}

describe('share cards', () => {
  it('are drawn once for all who ask at the same time', async () => {
    const { asked, cards } = open()
    const subject = subjectOf('Uva')
    const found = await Promise.all([cards.find(subject), cards.find(subject), cards.find(subject)])
    expect(asked).toHaveLength(1)
    expect(new Set(found).size).toBe(1)
  })

  it('are kept, over a restart too, and drawn anew in another version', async () => {
    const plain = subjectOf('Uva', null)
    const first = await open().cards.find(plain)
    const again = await open().cards.find(plain)
    expect(first.ok && again.ok && Buffer.compare(first.value.jpeg, again.value.jpeg)).toBe(0)
    expect(again).toMatchObject({ value: { isWhole: true } })
    const other = await open().cards.find({ ...plain, version: 'other', title: 'Pera' })
    expect(first.ok && other.ok && Buffer.compare(first.value.jpeg, other.value.jpeg)).not.toBe(0)
  })

  it('are drawn without a picture that cannot be had, and that is not kept', async () => {
    const { asked, cards } = open()
    expect(await cards.find(subjectOf('Uva'))).toMatchObject({ ok: true, value: { isWhole: false } })
    await cards.find(subjectOf('Uva'))
    expect(asked).toHaveLength(2)
  })

  it('R19 are refused at once when too many wait, and drawn again afterwards', async () => {
    const { cards } = open()
    const subjects = Array.from({ length: 60 }, (_, number) => subjectOf(`Uva ${number}`, null))
    const found = await Promise.all(subjects.map((subject) => cards.find(subject)))
    const busy = found.filter((result) => !result.ok && result.error.kind === 'busy')
    expect([busy.length, found.length - busy.length]).toEqual([18, 42])
    expect(await cards.find(subjectOf('Uva 59', null))).toMatchObject({ ok: true })
  })
})
