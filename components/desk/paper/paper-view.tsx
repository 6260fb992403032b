import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button, buttonVariants } from '@/components/ui/button'
import { codeText } from '@/lib/copy/order'
import type { DeskOrder } from '@/lib/desk/api/orders'
import { deskPaperCopy as copy } from '@/lib/desk/copy/paper'
import { deskPaths } from '@/lib/domain/desk-paths'
import { useDeskTitle } from '../frame/live'
import { Segments } from '../frame/segments'
import { Answer } from '../frame/view-states'
import { type OpenedContact, useContact } from '../order/contact-opening'
import { useServerOrder } from '../order/order-queries'
import { OrderSheet, type PaperKind, paperKinds } from './order-sheet'
import { paperSizes, readPaperSize, storePaperSize, usePageSize } from './use-page-size'

export function PaperView({ code }: { readonly code: string }) {
  useDeskTitle(copy.title(codeText(code)))
  const query = useServerOrder(code)
  return (
    <>
      <div className="print:hidden">
        <Link href={deskPaths.order(code)} className={buttonVariants({ variant: 'ghost' })}>
          <ArrowLeft />
          {copy.back}
        </Link>
        <h1 className="mb-4">{copy.title(codeText(code))}</h1>
      </div>
      <Answer query={query}>{(data) => <Choices order={data} />}</Answer>
    </>
  )
}

function Choices({ order }: { readonly order: DeskOrder }) {
  const [size, setSize] = useState(readPaperSize)
  const [kind, setKind] = useState<PaperKind>('list')
  const sheet = useRef<HTMLElement>(null)
  const opened = useContact(order.code)
  usePageSize(size, sheet)
  const place = document.getElementById('painel')
  return (
    <div className="paper-place">
      <div className="print:hidden mb-6 grid max-w-[30rem] gap-4">
        <Segments
          legend={copy.size}
          nameOf={(value) => copy.sizes[value]}
          values={paperSizes}
          chosen={size}
          onChoose={choose}
        />
        <Segments
          legend={copy.kind}
          nameOf={(value) => copy.kinds[value]}
          values={paperKinds}
          chosen={kind}
          onChoose={setKind}
        />
        {kind === 'receipt' && <ContactChoice order={order} opened={opened} />}
        <Button onClick={() => window.print()}>{copy.print}</Button>
      </div>
      <OrderSheet
        ref={sheet}
        order={order}
        kind={kind}
        size={size}
        storeName={place?.dataset['store'] ?? ''}
        logo={place?.dataset['logo']}
        contact={kind === 'receipt' && order.hasContact ? opened.contact : null}
      />
    </div>
  )

  function choose(chosen: typeof size) {
    storePaperSize(chosen)
    setSize(chosen)
  }
}

type ContactProps = { readonly order: DeskOrder; readonly opened: OpenedContact }

/** Fetches the contact, which is logged, only when it is to be printed. */
function ContactChoice({ order, opened }: ContactProps) {
  if (!order.hasContact) return <p>{copy.contact.none}</p>
  if (opened.contact) return <p role="status">{copy.contact.added}</p>
  return (
    <div>
      <Button variant="outline" className="w-full" disabled={opened.isOpening} onClick={opened.open}>
        {copy.contact.add}
      </Button>
      <p role="alert" className="mt-2 text-destructive">
        {opened.isFailed && copy.contact.failed}
      </p>
    </div>
  )
}
