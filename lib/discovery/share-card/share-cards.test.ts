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
  return { asked, find: createShareCards({ storeName: 'Quitanda', files, loadPhoto }) }
}

describe('share cards', () => {
  it('are drawn once for all who ask at the same time', async () => {
    const { asked, find } = open()
    const subject = subjectOf('Uva')
    const found = await Promise.all([find(subject), find(subject), find(subject)])
    expect(asked).toHaveLength(1)
    expect(new Set(found).size).toBe(1)
  })

  it('are kept, over a restart too, and drawn anew in another version', async () => {
    const plain = subjectOf('Uva', null)
    const first = await open().find(plain)
    const again = await open().find(plain)
    expect(Buffer.compare(first.jpeg, again.jpeg)).toBe(0)
    expect(again.isWhole).toBe(true)
    const other = await open().find({ ...plain, version: 'other', title: 'Pera' })
    expect(Buffer.compare(first.jpeg, other.jpeg)).not.toBe(0)
  })

  it('are drawn without a picture that cannot be had, and that is not kept', async () => {
    const { asked, find } = open()
    expect(await find(subjectOf('Uva'))).toMatchObject({ isWhole: false })
    await find(subjectOf('Uva'))
    expect(asked).toHaveLength(2)
  })

  it('R19 are refused at once when too many wait, and drawn again afterwards', async () => {
    const { find } = open()
    const subjects = Array.from({ length: 60 }, (_, number) => subjectOf(`Uva ${number}`, null))
    const found = await Promise.allSettled(subjects.map((subject) => find(subject)))
    expect(found.filter(({ status }) => status === 'rejected')).toHaveLength(18)
    expect(await find(subjectOf('Uva 59', null))).toMatchObject({ isWhole: true })
  })
})
