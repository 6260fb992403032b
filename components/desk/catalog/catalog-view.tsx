import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { fileText, guessedSheet, sheetPlace } from '@/lib/copy/catalog-file'
import { type CatalogLack, catalogLacks, type DeskCatalog } from '@/lib/desk/api/catalog'
import { DeskCallError, postDesk, readDesk } from '@/lib/desk/browser/call-desk'
import { deskCatalogCopy as copy } from '@/lib/desk/copy/catalog'
import { dayAndTime } from '@/lib/desk/copy/times'
import { type FileReport, isLeftOut } from '@/lib/domain/catalog-file'
import { useDeskTitle } from '../frame/live'
import { notify } from '../frame/notices'
import { Answer } from '../frame/view-states'
import { FileRows } from './file-rows'

type LackingProps = { readonly lack: CatalogLack; readonly lacking: DeskCatalog['lacking'][CatalogLack] }

function LackingProducts({ lack, lacking: { count, products } }: LackingProps) {
  const { title, detail } = copy.lacks[lack]
  return (
    <section className="desk-card">
      <h2 className="desk-card-title">
        {title} ({count})
      </h2>
      <p className="desk-card-said">{detail}</p>
      <ul>
        {products.map(({ title: name, path }) => (
          <li key={path}>
            <a className="lacking-link" href={path} target="_blank" rel="noreferrer">
              {name}
              <span className="sr-only"> {copy.opensShop}</span>
            </a>
          </li>
        ))}
      </ul>
      {count > products.length && <p>{copy.more(count - products.length)}</p>}
    </section>
  )
}

const queryKey = ['desk', 'catalog'] as const

export function CatalogView() {
  useDeskTitle(copy.title)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readDesk<DeskCatalog>('/api/desk/catalog', signal),
  })
  return (
    <>
      <h1 className="mb-4">{copy.title}</h1>
      <Answer query={query}>{(data) => <Health catalog={data} />}</Answer>
    </>
  )
}

function Health({ catalog }: { readonly catalog: DeskCatalog }) {
  const {
    isOld,
    file,
    deliveryFaults = [],
    isDeliveryArranged,
    productCount,
    categoryCount,
    lacking,
  } = catalog
  const rows = file?.rows ?? []
  // An unreadable spreadsheet leaves its earlier products on sale.
  const readAt = file?.fault ? file.readAt : catalog.readAt
  const lacks = catalogLacks.filter((lack) => lacking[lack].count > 0)
  return (
    <>
      <section className="desk-card" aria-label={copy.title}>
        <p className="font-bold text-base">{readAt ? copy.readAt(dayAndTime(readAt)) : copy.never}</p>
        <p>{copy.counts(productCount, categoryCount)}</p>
        {file ? <FileState file={file} /> : <StoreState catalog={catalog} />}
        {isOld && readAt && <Alert className="mt-3">{copy.isOld}</Alert>}
        <ReadNow />
      </section>
      {isDeliveryArranged && <Alert className="mt-4">{copy.deliveryArranged}</Alert>}
      {deliveryFaults.length > 0 && (
        <Alert className="mt-4">
          <h2 className="font-bold text-base">{copy.delivery.title}</h2>
          <p>{copy.delivery.detail}</p>
          <ul className="mt-1.5 list-disc pl-5">
            {deliveryFaults.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="desk-cards">
        <FileRows kind="leftOut" rows={rows.filter(isLeftOut)} />
        <FileRows kind="notes" rows={rows.filter((row) => !isLeftOut(row))} />
        {lacks.map((lack) => (
          <LackingProducts key={lack} lack={lack} lacking={lacking[lack]} />
        ))}
      </div>
      {readAt && lacks.length + rows.length + deliveryFaults.length === 0 && (
        <EmptyShelf Icon={CircleCheck} {...copy.nothing} />
      )}
    </>
  )
}

function StoreState({ catalog: { lastFailure } }: { readonly catalog: DeskCatalog }) {
  return (
    <p className="mt-1 text-muted-foreground">
      {lastFailure ? copy.lastFailure(dayAndTime(lastFailure.at), lastFailure.kind) : copy.noFailure}
    </p>
  )
}

function FileState({ file }: { readonly file: FileReport }) {
  const { isAddress, sheet, writtenAt, readAt, fault } = file
  const time = writtenAt && dayAndTime(writtenAt)
  return (
    <>
      {time && (
        <p className="mt-1 text-muted-foreground">
          {(isAddress ? copy.file.sentAt : copy.file.writtenAt)(sheetPlace(file), time)}
        </p>
      )}
      {fault ? (
        <Alert className="mt-3">
          <p className="font-bold">{fileText(fault).said}</p>
          <p>{fileText(fault).fix}</p>
          {readAt && <p>{copy.file.goesOn(dayAndTime(readAt))}</p>}
        </Alert>
      ) : (
        <p className="text-muted-foreground">{copy.file.isFine}</p>
      )}
      {sheet?.isGuessed && <Alert className="mt-3">{guessedSheet(sheet.name)}</Alert>}
    </>
  )
}

/** Milliseconds for a full reading, including the wait for another replica. */
const readingMs = 90_000

function ReadNow() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => postDesk('/api/desk/catalog/read', {}, { timeoutMs: readingMs }),
    onSuccess: () => notify(copy.readDone),
    onError: (error) =>
      notify(error instanceof DeskCallError ? error.message : String(error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return (
    <Button className="mt-4 w-full md:w-auto" disabled={isPending} onClick={() => mutate()}>
      <RefreshCw />
      {isPending ? copy.reading : copy.readNow}
    </Button>
  )
}
